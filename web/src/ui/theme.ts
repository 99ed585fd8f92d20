import { useSyncExternalStore } from 'react'
import * as z from 'zod/mini'
import { THEMES } from '#domain/site.ts'
import { hintTheme } from '#web/lib/hints.ts'
import { keptValue } from '#web/lib/storage.ts'

export const theme = z.enum(THEMES)
export type Theme = z.infer<typeof theme>
export type ThemeChoice = Theme | 'system'

/** What the person chose; nothing kept means: as the system says. */
const chosen = keptValue('theme', theme, 'local')
const listeners = new Set<() => void>()

const system = (): Theme => (window.matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light')

export const currentTheme = (): Theme => chosen.read() ?? system()

const show = (theme: Theme | null): void => {
  if (theme === null) delete document.documentElement.dataset.theme
  else document.documentElement.dataset.theme = theme
  hintTheme(theme)
}

/**
 * When the page starts. The document came in the chosen theme already (docs/adr/072-choose-the-document-at-the-edge.md), unless the browser has
 * forgotten the hint, or the choice.
 */
export const applyTheme = (): void => show(chosen.read())

export const chooseTheme = (choice: ThemeChoice): void => {
  if (choice === 'system') {
    chosen.clear()
    show(null)
  } else {
    chosen.write(choice)
    show(choice)
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
