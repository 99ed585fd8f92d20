import type { DayState } from '#web/ui/days/day-state.ts'

/** The picture of a streak, drawn in the browser from the design tokens and not uploaded. */

export const WIDTH = 1200
export const HEIGHT = 630
const MARGIN = 72
const GROUND = 500

export type PictureColours = Record<'page' | 'ink' | 'quiet' | 'line' | 'dawn' | 'light' | 'circle', string>

/** `streak` is null for a goal whose days are not counted. */
export type PictureContent = { title: string; streak: number | null; days: readonly DayState[] }

/** The font's width; larger sizes are narrower. */
const TITLE = 'semi-condensed 600 56px'
const FAMILY = '"Instrument Sans Variable", "Instrument Sans", system-ui, sans-serif'

const write = (pen: CanvasRenderingContext2D, text: string, x: number, y: number, font: string, colour: string) => {
  pen.font = `${font} ${FAMILY}`
  pen.fillStyle = colour
  pen.fillText(text, x, y)
}

/** Wraps a text to at most two lines of `width`, with an ellipsis. */
export const wrapWords = (text: string, width: number, measureWidth: (text: string) => number): string[] => {
  const lines: string[] = []
  let rest = text.split(/\s+/).filter((word) => word !== '')
  while (rest.length > 0 && lines.length < 2) {
    let count = 1
    while (count < rest.length && measureWidth(rest.slice(0, count + 1).join(' ')) <= width) count += 1
    lines.push(rest.slice(0, count).join(' '))
    rest = rest.slice(count)
  }
  return lines.map((line, index) => {
    const cut = rest.length > 0 && index === lines.length - 1
    if (!cut && measureWidth(line) <= width) return line
    let shorter = line
    while (shorter !== '' && measureWidth(`${shorter}…`) > width) shorter = shorter.slice(0, -1)
    return `${shorter.trimEnd()}…`
  })
}

const disc = (pen: CanvasRenderingContext2D, x: number, y: number, radius: number, half = false) => {
  pen.beginPath()
  pen.arc(x, y, radius, half ? Math.PI : 0, half ? 0 : Math.PI * 2)
}

/** A row of days on a horizon, drawn as `ui/days/day-state.ts` describes. */
const drawDays = (pen: CanvasRenderingContext2D, days: readonly DayState[], colours: PictureColours) => {
  const step = (WIDTH - 2 * MARGIN) / days.length
  const radius = Math.min(14, step * 0.4)
  days.forEach((state, index) => {
    const left = MARGIN + index * step
    const x = left + step / 2
    const colour = state === 'done' ? colours.circle : state === 'open' ? colours.dawn : colours.line
    pen.fillStyle = colour
    pen.strokeStyle = colour
    if (state === 'closed') {
      for (let dash = 0; dash < step; dash += 8) pen.fillRect(left + dash, GROUND, 4, 2)
      return
    }
    pen.fillRect(left, GROUND, step, state === 'done' || state === 'open' ? 4 : 2)
    if (state === 'missed') pen.fillRect(x - 1, GROUND - 8, 2, 8)
    if (state === 'done') {
      disc(pen, x, GROUND - radius - 2, radius)
      pen.fill()
    }
    if (state === 'open') {
      disc(pen, x, GROUND, radius, true)
      pen.fill()
    }
    if (state === 'future') {
      pen.lineWidth = 2
      disc(pen, x, GROUND - radius - 2, radius - 1)
      pen.stroke()
    }
  })
}

/** The five circles of the logo. */
const drawMark = (pen: CanvasRenderingContext2D, x: number, y: number, colour: string) => {
  pen.strokeStyle = colour
  pen.lineWidth = 3
  for (let index = 0; index < 5; index += 1) {
    const angle = (index * 72 * Math.PI) / 180
    disc(pen, x + 12 * Math.sin(angle), y - 12 * Math.cos(angle), 6.5)
    pen.stroke()
  }
}

const drawSky = (pen: CanvasRenderingContext2D, colours: PictureColours) => {
  pen.fillStyle = colours.page
  pen.fillRect(0, 0, WIDTH, HEIGHT)
  const sky = pen.createLinearGradient(0, HEIGHT * 0.42, 0, HEIGHT)
  sky.addColorStop(0, colours.page)
  sky.addColorStop(1, colours.light)
  pen.fillStyle = sky
  pen.fillRect(0, HEIGHT * 0.42, WIDTH, HEIGHT * 0.58)
}

export const drawPicture = (
  pen: CanvasRenderingContext2D,
  { title, streak, days }: PictureContent,
  colours: PictureColours,
): void => {
  pen.textBaseline = 'alphabetic'
  drawSky(pen, colours)
  if (streak !== null) {
    const figure = String(streak)
    write(pen, figure, MARGIN - 6, 220, 'condensed 600 200px', colours.circle)
    const after = MARGIN + pen.measureText(figure).width + 12
    write(pen, 'day streak', after, 220, '400 40px', colours.quiet)
  }
  pen.font = `${TITLE} ${FAMILY}`
  wrapWords(title, WIDTH - 2 * MARGIN, (text) => pen.measureText(text).width).forEach((line, index) => {
    write(pen, line, MARGIN, 316 + index * 64, TITLE, colours.ink)
  })
  drawDays(pen, days, colours)
  drawMark(pen, MARGIN + 20, 566, colours.ink)
  write(pen, 'Five Circles', MARGIN + 54, 576, '600 28px', colours.ink)
}
