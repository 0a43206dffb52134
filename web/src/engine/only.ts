/** One engine at a time on a device: what it keeps in memory must be the whole truth. */

const NAME = 'hofnarr-device'
/** Milliseconds after which another tab is there to stay, or would have said that it is. */
const PATIENCE = 1000

/** Whether this is the only one; it stays so until the worker ends. */
export async function isOnly(): Promise<boolean> {
  // Locks are there on https and on this machine only.
  return navigator.locks ? hasLock() : nobodyAnswers()
}

/** A page that is loaded anew may have to wait until the engine before it has gone. */
function hasLock(): Promise<boolean> {
  return new Promise((done) => {
    const patience = new AbortController()
    const timer = setTimeout(() => patience.abort(), PATIENCE)
    const held = () => {
      clearTimeout(timer)
      done(true)
      return new Promise(() => {})
    }
    navigator.locks.request(NAME, { signal: patience.signal }, held).catch(() => done(false))
  })
}

async function nobodyAnswers(): Promise<boolean> {
  const channel = new BroadcastChannel(NAME)
  const isTaken = await new Promise<boolean>((done) => {
    channel.onmessage = (event) => event.data === 'here' && done(true)
    channel.postMessage('anybody?')
    setTimeout(() => done(false), PATIENCE)
  })
  if (isTaken) {
    channel.close()
    return false
  }
  channel.onmessage = (event) => event.data === 'anybody?' && channel.postMessage('here')
  return true
}
