/** How things come: only moved and faded, and at once where a person wants no motion. */

import type { TransitionConfig } from 'svelte/transition'

function lasting(ms: number): number {
  return document.documentElement.dataset.motion === 'reduced' ? 0 : ms
}

/** A card is laid down. */
export function lay(_: Element): TransitionConfig {
  return {
    duration: lasting(480),
    css: (t, u) => `opacity: ${t}; transform: translateY(${u * -18}px) scale(${1 + u * 0.08})`,
  }
}

/** A card goes away. */
export function lift(_: Element): TransitionConfig {
  return { duration: lasting(260), css: (t, u) => `opacity: ${t}; transform: translateY(${u * -14}px)` }
}

/** A unit drops into its store, or leaves it. */
export function drop(_: Element): TransitionConfig {
  return {
    duration: lasting(260),
    css: (t, u) => `opacity: ${t}; transform: translateY(${u * -12}px) scale(${1 + u * 0.3})`,
  }
}
