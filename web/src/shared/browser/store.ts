/** localStorage that may be full, switched off or hold rubbish: then there is nothing, and no crash. */

const PREFIX = 'hofnarr.'

export function load<T>(key: string, isValid: (value: unknown) => value is T): T | null {
  try {
    const text = localStorage.getItem(PREFIX + key)
    if (text === null) return null
    const value: unknown = JSON.parse(text)
    return isValid(value) ? value : null
  } catch {
    return null
  }
}

export function save(key: string, value: unknown): void {
  try {
    if (value === null) localStorage.removeItem(PREFIX + key)
    else localStorage.setItem(PREFIX + key, JSON.stringify(value))
  } catch {
    // Private windows and full disks: the table still works, it only forgets.
  }
}

export function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
