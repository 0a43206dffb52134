/** Which build this is; `vite.config.ts` fills it in. */
declare const __BUILD__: string
