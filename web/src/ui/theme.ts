import * as z from 'zod/mini'
import { keptValue } from '#web/lib/storage.ts'

export const theme = z.enum(['light', 'dark'])
export type Theme = z.infer<typeof theme>

/** What the person chose; nothing kept means: as the system says. `public/theme.js` reads the same key before first paint. */
const chosen = keptValue('theme', theme, 'local')

const system = (): Theme => (window.matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light')

export const currentTheme = (): Theme => chosen.read() ?? system()

/** Light becomes dark and dark becomes light. A choice that equals the system's is not kept, so that it follows again. */
export const switchTheme = (): Theme => {
  const next: Theme = currentTheme() === 'dark' ? 'light' : 'dark'
  if (next === system()) {
    chosen.clear()
    delete document.documentElement.dataset.theme
  } else {
    chosen.write(next)
    document.documentElement.dataset.theme = next
  }
  return next
}
