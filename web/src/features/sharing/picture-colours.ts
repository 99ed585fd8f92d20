import * as z from 'zod/mini'
import type { PictureColours } from './picture.ts'

const TOKENS: Record<keyof PictureColours, string> = {
  page: '--color-page',
  ink: '--color-ink',
  quiet: '--color-ink-quiet',
  line: '--color-line-control',
  dawn: '--color-dawn',
  light: '--color-first-light',
  circle: '--circle',
}

const colours = z.record(z.enum(['page', 'ink', 'quiet', 'line', 'dawn', 'light', 'circle']), z.string())

/** The design tokens as colours for a canvas: `light-dark()` and references are resolved on `element`. */
export const coloursAt = (element: HTMLElement): PictureColours => {
  const probe = document.createElement('i')
  // Without transitions, because a colour in transition would be read at its start value.
  probe.style.setProperty('transition-property', 'none')
  element.append(probe)
  const resolved = Object.entries(TOKENS).map(([name, token]) => {
    probe.style.setProperty('color', `var(${token})`)
    return [name, getComputedStyle(probe).color]
  })
  probe.remove()
  return z.parse(colours, Object.fromEntries(resolved))
}
