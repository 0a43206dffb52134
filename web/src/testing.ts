/** What happy-dom lacks and our pages use. */

import { vi } from 'vitest'

// Svelte's transitions run through the Web Animations API.
Element.prototype.animate ??= () =>
  ({
    cancel: vi.fn(),
    finish: vi.fn(),
    finished: Promise.resolve(),
    onfinish: null,
    currentTime: 0,
    playState: 'finished',
  }) as unknown as Animation
