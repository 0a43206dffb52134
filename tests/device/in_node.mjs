/** The engine in Node: two Pythons as in a browser's two workers, on what the packs hold.
 *
 *     node in_node.mjs FOLDER WISHES.json
 *
 * Plays one game of bots for each wish, from the same seed as the tests in Python, and prints as JSON a
 * line for each: the record, what verifying says, and how long the decisions took.
 */

import { readFileSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";

const [folder, wishes] = process.argv.slice(2);
const { loadPyodide } = await import(
  pathToFileURL(join(folder, "pyodide.mjs"))
);

async function python() {
  const made = await loadPyodide({ indexURL: folder });
  made.FS.mkdirTree("/site");
  made.mountNodeFS("/site", join(folder, "site"));
  made.runPython(
    'import sys; sys.path.insert(0, "/site"); sys.dont_write_bytecode = True',
  );
  return made;
}

function memoryJournal() {
  const drawers = {
    tables: new Map(),
    entries: new Map(),
    keys: new Map(),
    records: new Map(),
  };
  return {
    all: async (drawer) => JSON.stringify([...drawers[drawer]]),
    entries: async () => "[]", // they are all in memory: this device is never switched off
    record: async (table) => JSON.stringify(drawers.records.get(table) ?? null),
    async write(changes) {
      for (const [drawer, address, text] of JSON.parse(changes)) {
        const key = JSON.stringify(address);
        if (text === null) drawers[drawer].delete(key);
        else drawers[drawer].set(drawer === "records" ? address : key, text);
      }
    },
  };
}

let begun = null;
let times = [];
const second = {
  ready: async () =>
    void (await (begun ??= python().then((made) =>
      made.pyimport("hofnarr.device.in_js"),
    ))),
  async ask(question) {
    await second.ready();
    const started = performance.now();
    const answer = (await begun).answer(question);
    times.push(performance.now() - started);
    return answer;
  },
  end() {},
};

const first = await python();
const engine = first
  .pyimport("hofnarr.device.in_js")
  .engine(memoryJournal(), second, 0);
await engine.start();
let number = 0;

async function ask(method, path, body) {
  const headers = JSON.stringify(
    body ? { "Content-Type": "application/json" } : {},
  );
  const answer = await engine.request(
    ++number,
    method,
    path,
    headers,
    body && JSON.stringify(body),
  );
  const [status, , text] = JSON.parse(answer);
  if (status >= 300) throw new Error(`${path}: ${text}`);
  return text;
}

for (const [which, wish] of JSON.parse(readFileSync(wishes)).entries()) {
  first.runPython(`
from random import Random
from hofnarr.server import ids
_random = Random("game ${which}")
ids.new_token = lambda: _random.randbytes(16).hex()
`);
  times = [];
  const { table, token } = JSON.parse(await ask("POST", "/api/tables", wish));
  await new Promise((done, failed) => {
    const socket = ++number;
    engine.open_socket(
      socket,
      `/api/tables/${table}/socket`,
      (kind, _, what) => {
        if (kind === "socket-closed") failed(new Error(`closed: ${what}`));
        else if (kind === "socket-frame" && JSON.parse(what).kind === "ended")
          done();
      },
    );
    engine.send(socket, JSON.stringify({ type: "hello", token }));
  });
  const record = await ask("GET", `/api/tables/${table}/record`);
  const verified = JSON.parse(await ask("GET", `/api/tables/${table}/verify`));
  console.log(JSON.stringify({ record, verified, times }));
}
process.exit(0);
