/** One engine at a time on a device: what it keeps in memory must be the whole truth. */

const NAME = 'hofnarr-device'
/** Milliseconds to wait for another tab to say that it is there. */
const PATIENCE = 400

/** Whether this is the only one; it stays so until the worker ends. */
export async function isOnly(): Promise<boolean> {
  // Locks are there on https and on this machine only.
  return navigator.locks ? hasLock() : nobodyAnswers()
}

function hasLock(): Promise<boolean> {
  return new Promise((done) => {
    void navigator.locks.request(NAME, { ifAvailable: true }, (lock) => {
      done(lock !== null)
      return lock && new Promise(() => {})
    })
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
