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

/** Our tokens as a canvas understands them: `light-dark()` and references are resolved where `element` stands. */
export const coloursAt = (element: HTMLElement): PictureColours => {
  const probe = document.createElement('i')
  // A colour that is on its way to the next one would be read where it began.
  probe.style.setProperty('transition-property', 'none')
  element.append(probe)
  const resolved = Object.entries(TOKENS).map(([name, token]) => {
    probe.style.setProperty('color', `var(${token})`)
    return [name, getComputedStyle(probe).color]
  })
  probe.remove()
  return z.parse(colours, Object.fromEntries(resolved))
}
