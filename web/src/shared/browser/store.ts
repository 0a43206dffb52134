/** localStorage that may be full, switched off or hold rubbish: then the page remembers as long as it is open, and does not crash. */

const PREFIX = 'hofnarr.'
/** What could not be stored. */
const unstored = new Map<string, string>()

export function load<T>(key: string, isValid: (value: unknown) => value is T): T | null {
  try {
    const text = read(PREFIX + key)
    if (text === null) return null
    const value: unknown = JSON.parse(text)
    return isValid(value) ? value : null
  } catch {
    return null
  }
}

function read(key: string): string | null {
  try {
    return unstored.get(key) ?? localStorage.getItem(key)
  } catch {
    return null
  }
}

export function save(key: string, value: unknown): void {
  const text = value === null ? null : JSON.stringify(value)
  unstored.delete(PREFIX + key)
  try {
    if (text === null) localStorage.removeItem(PREFIX + key)
    else localStorage.setItem(PREFIX + key, text)
  } catch {
    // Private windows and full disks: the table still works, it only forgets when the page is left.
    if (text !== null) unstored.set(PREFIX + key, text)
  }
}

export function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
