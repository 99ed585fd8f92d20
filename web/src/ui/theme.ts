import { useSyncExternalStore } from 'react'
import * as z from 'zod/mini'
import { keptValue } from '#web/lib/storage.ts'

export const theme = z.enum(['light', 'dark'])
export type Theme = z.infer<typeof theme>
export type ThemeChoice = Theme | 'system'

/** What the person chose; nothing kept means: as the system says. `public/theme.js` reads the same key before first paint. */
const chosen = keptValue('theme', theme, 'local')
const listeners = new Set<() => void>()

const system = (): Theme => (window.matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light')

export const currentTheme = (): Theme => chosen.read() ?? system()

export const chooseTheme = (choice: ThemeChoice): void => {
  if (choice === 'system') {
    chosen.clear()
    delete document.documentElement.dataset.theme
  } else {
    chosen.write(choice)
    document.documentElement.dataset.theme = choice
  }
  for (const listener of listeners) listener()
}

/** Light becomes dark and dark becomes light. A choice that equals the system's is not kept, so that it follows again. */
export const switchTheme = (): Theme => {
  const next: Theme = currentTheme() === 'dark' ? 'light' : 'dark'
  chooseTheme(next === system() ? 'system' : next)
  return next
}

const subscribe = (listener: () => void) => {
  listeners.add(listener)
  return () => {
    listeners.delete(listener)
  }
}

export const useThemeChoice = (): ThemeChoice => useSyncExternalStore(subscribe, () => chosen.read() ?? 'system')
