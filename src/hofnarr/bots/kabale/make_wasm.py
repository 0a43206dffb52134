"""Compiles the kernel into `kernel.wasm`: make wasm, or python -m hofnarr.bots.kabale.make_wasm

Numba types and optimises the functions as for any processor of this machine's kind; their LLVM code
is then aimed at WebAssembly instead. That works because kernel functions allocate nothing, raise
nothing and see bare pointers only. Needed are Numba and `wasm-ld` (lld in most package systems).

Beside it lies `kernel.json`: what the file exports, the numbers of the layout, and from which
sources it was made.
"""

from __future__ import annotations

import hashlib
import inspect
import os
import platform
import re
import shutil
import subprocess
import sys
import tempfile
from importlib import import_module
from importlib.metadata import version
from pathlib import Path
from typing import Any

import msgspec

from hofnarr.bots.kabale import running
from hofnarr.kabale.kernel import rewriting, runners
from hofnarr.kabale.kernel.arrays import Kind, kind_of

MODULE = "hofnarr.bots.kabale.make_wasm"  # also when it is run as the main one
FORMAT = "hofnarr.kabale.kernel/2"
FOLDER = Path(runners.__file__).parent

EXPORTS = (
    # the rules
    "start",
    "ready",
    "draw",
    "reveal",
    "play",
    "cloak",
    "swap",
    "end_round",
    "award",
    "score",
    "winners",
    "observe",
    "restore",
    "count_choices",
    "action_code",
    "carry_out",
    "random_game",
    "random_games",
    "follow_record",
    # bots without networks
    "sight_choice",
    "flat_choice",
    "try_worlds",
    "begin_dealt",
    "play_dealt",
    # bots with networks
    "encode",
    "action_mask",
    "widen_part",
    "consider",
    "minister_choice",
    "king_choice",
    "line_up_likely",
    "read_beliefs",
    "begin_search",
    "try_guided",
    "weigh_tried",
    "final_word",
    "drawn_by_weight",
    # teaching
    "weigh_choices",
    "weigh_position",
    "weigh_draw",
    "spread",
)
#: The modules whose numbers somebody who calls the functions may need.
NUMBERS_OF = (
    "hofnarr.kabale.kernel.layout",
    "hofnarr.kabale.kernel.sight",
    "hofnarr.kabale.kernel.following",
    "hofnarr.kabale.encoding",
    "hofnarr.bots.kabale.kernel.choices",
    "hofnarr.bots.kabale.kernel.dealt",
    "hofnarr.bots.kabale.kernel.flat",
    "hofnarr.bots.kabale.kernel.ismcts",
    "hofnarr.bots.kabale.kernel.levels",
    "hofnarr.bots.kabale.kernel.rollouts",
    "hofnarr.bots.kabale.kernel.scratch",
    "hofnarr.bots.kabale.kernel.sizes",
)

LAYOUT = "e-m:e-p:32:32-p10:8:8-p20:8:8-i64:64-i128:128-n32:64-S128-ni:1:10:20"
TRIPLE = "wasm32-unknown-unknown"
FEATURES = "+bulk-memory,+sign-ext,+nontrapping-fptoint,+simd128"
PASSED: dict[Kind, str] = {
    "int": "i64",
    "float": "double",
    "ints": "ptr",
    "floats": "ptr",
    "doubles": "ptr",
}
STACK = 1 << 16  # bytes
LINKER = "wasm-ld"


class Export(msgspec.Struct, frozen=True):
    """A function of the file: its parameters as [name, kind], what it gives, what it is for."""

    parameters: list[tuple[str, Kind]]
    result: Kind | None
    about: str


class Interface(msgspec.Struct, frozen=True):
    """What lies in `kernel.json`."""

    format: str
    sources: str
    tools: dict[str, str]
    sha256: str
    exports: dict[str, Export]
    numbers: dict[str, int]


def sources() -> str:
    """Changes with every edit of what the file is made from."""
    return rewriting.fingerprint((*running.MODULES, MODULE))


def tools() -> dict[str, str]:
    """What the bytes depend on beside the sources, with the versions in use."""
    linker = subprocess.run(
        [find_linker(), "--version"], capture_output=True, check=True, text=True
    )
    return {
        "machine": platform.machine(),
        "python": ".".join(map(str, sys.version_info[:2])),
        **{package: version(package) for package in ("numba", "llvmlite")},
        LINKER: linker.stdout.strip(),
    }


def find_linker() -> str:
    found = shutil.which(LINKER)
    if found is None:
        raise SystemExit(f"make wasm needs {LINKER}: install lld (Debian, Ubuntu: apt install lld)")
    return found


def export_of(name: str) -> Export:
    function = getattr(runners.plain(running.MODULES), name)
    shown = inspect.signature(function)
    about = inspect.cleandoc(function.__doc__ or "").split("\n\n")[0].replace("\n", " ")
    return Export(
        [(each.name, kind_of(each.annotation)) for each in shown.parameters.values()],
        None if shown.return_annotation is None else kind_of(shown.return_annotation),
        about,
    )


def numbers() -> dict[str, int]:
    return {
        name: value
        for module in NUMBERS_OF
        for name, value in vars(import_module(module)).items()
        if name.isupper() and isinstance(value, int) and not isinstance(value, bool)
    }


def build() -> bytes:
    """The file's bytes; the same for the same sources and versions of the tools."""
    linker = find_linker()
    with tempfile.TemporaryDirectory() as folder:
        made = Path(folder) / "kernel.o"
        linked = Path(folder) / "kernel.wasm"
        made.write_bytes(compile_all())
        subprocess.run(
            [
                linker,
                "--no-entry",
                "--strip-all",
                "--gc-sections",
                "--export=__heap_base",
                "-z",
                f"stack-size={STACK}",
                "-O2",
                *(f"--export={name}" for name in EXPORTS),
                "-o",
                str(linked),
                str(made),
            ],
            check=True,
        )
        return linked.read_bytes()


def compile_all() -> bytes:
    """One object file with all exports."""
    # As for any processor of its kind: what this one has besides must not show, and vectors wider
    # than those of WebAssembly would only be cut up again.
    os.environ.update(NUMBA_CPU_NAME="generic", NUMBA_CPU_FEATURES="")
    import llvmlite.binding as llvm
    from numba.core import types

    from hofnarr.kabale.kernel.compiled import DOUBLES, FLOATS, WORDS, kernel

    given: dict[Kind, Any] = {
        "int": types.int64,
        "float": types.float64,
        "ints": WORDS,
        "floats": FLOATS,
        "doubles": DOUBLES,
    }
    llvm.initialize_all_targets()
    llvm.initialize_all_asmprinters()
    whole: Any = None
    for name in EXPORTS:
        export = export_of(name)
        dispatcher = kernel(running.MODULES)[name]
        signature = tuple(given[kind] for _, kind in export.parameters)
        dispatcher.compile(signature)
        compiled = dispatcher.overloads[signature]
        part = llvm.parse_assembly(aimed(compiled.library.get_llvm_str()))
        for function in part.functions:
            if not function.is_declaration:
                function.linkage = "linkonce_odr"
        part.link_in(llvm.parse_assembly(aimed(door(name, export, compiled))))
        if whole is None:
            whole = part
        else:
            whole.link_in(part)
    for function in whole.functions:
        if not function.is_declaration and function.name not in EXPORTS:
            function.linkage = "internal"
    machine = llvm.Target.from_triple(TRIPLE).create_target_machine(
        features=FEATURES, opt=3, reloc="static", codemodel="default"
    )
    builder = llvm.create_pass_builder(machine, llvm.create_pipeline_tuning_options(speed_level=3))
    builder.getModulePassManager().run(whole, builder)
    missing = [f.name for f in whole.functions if f.is_declaration and f.name[:5] != "llvm."]
    if missing:
        raise SystemExit(f"the kernel calls what WebAssembly does not have: {', '.join(missing)}")
    made: bytes = machine.emit_object(whole)
    return made


def aimed(source: str) -> str:
    """LLVM code for this processor as such for WebAssembly."""
    for what, ours in (("datalayout", LAYOUT), ("triple", TRIPLE)):
        source = re.sub(rf"^target {what} = .*$", f'target {what} = "{ours}"', source, flags=re.M)
    return source.replace("= common ", "= internal ")  # which WebAssembly does not have


def door(name: str, export: Export, compiled: Any) -> str:
    """The exported function: it hides where Numba puts results and errors (there are none)."""
    inner = compiled.fndesc.llvm_func_name
    kinds = [PASSED[kind] for _, kind in export.parameters]
    taken = ", ".join(f"{kind} %a{k}" for k, kind in enumerate(kinds))
    result = {None: "ptr", "int": "i64", "float": "double"}[export.result]
    returned = compiled.signature.return_type
    stored = {"bool": "i8", "none": "ptr"}.get(str(returned), result)
    lines = [
        f'target datalayout = "{LAYOUT}"',
        f'target triple = "{TRIPLE}"',
        f'declare i32 @"{inner}"(ptr, ptr{"".join(f", {kind}" for kind in kinds)})',
        f"define {'void' if export.result is None else result} @{name}({taken}) {{",
        f"  %result = alloca {stored}",
        "  %error = alloca ptr",
        f'  %status = call i32 @"{inner}"(ptr %result, ptr %error{", " if taken else ""}{taken})',
    ]
    if export.result is None:
        lines.append("  ret void")
    elif stored == "i8":
        lines += ["  %b = load i8, ptr %result", "  %v = zext i8 %b to i64", "  ret i64 %v"]
    else:
        lines += [f"  %v = load {result}, ptr %result", f"  ret {result} %v"]
    return "\n".join([*lines, "}", ""])


def main() -> None:
    made = build()
    interface = Interface(
        FORMAT,
        sources(),
        tools(),
        hashlib.sha256(made).hexdigest(),
        {name: export_of(name) for name in EXPORTS},
        numbers(),
    )
    (FOLDER / "kernel.wasm").write_bytes(made)
    written = msgspec.json.format(msgspec.json.encode(interface), indent=1)
    (FOLDER / "kernel.json").write_bytes(written + b"\n")
    print(f"kernel.wasm: {len(made):,} bytes", file=sys.stderr)


if __name__ == "__main__":
    main()
