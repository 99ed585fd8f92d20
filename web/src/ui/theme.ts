import * as z from 'zod/mini'
import { THEMES } from '#domain/site.ts'
import { createChangeSource } from '#web/lib/external-store.ts'
import { hintTheme } from '#web/lib/hints.ts'
import { createStoredValue } from '#web/lib/storage.ts'

export const theme = z.enum(THEMES)
export type Theme = z.infer<typeof theme>
export type ThemeChoice = Theme | 'system'

/** The person's choice; without one the page follows the system. */
const chosen = createStoredValue('theme', theme, 'local')
const changes = createChangeSource()

const system = (): Theme => (window.matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light')

export const currentTheme = (): Theme => chosen.read() ?? system()

const show = (theme: Theme | null): void => {
  if (theme === null) delete document.documentElement.dataset.theme
  else document.documentElement.dataset.theme = theme
  hintTheme(theme)
}

/**
 * Applies the stored theme when the page starts. The document was already served in it (ADR 072), unless the browser has
 * lost the hint cookie or the stored choice.
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
  changes.notify()
}

/** Switches between light and dark. A choice that equals the system's is not stored, so that the page follows the system again. */
export const switchTheme = (): Theme => {
  const next: Theme = currentTheme() === 'dark' ? 'light' : 'dark'
  chooseTheme(next === system() ? 'system' : next)
  return next
}

export const useThemeChoice = (): ThemeChoice => changes.useSnapshot(() => chosen.read() ?? 'system')
