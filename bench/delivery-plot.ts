/** The price of a million goal-days by the number of goals in a zone, one line for each design. */
export type Growth = { name: string; points: { goals: number; dollars: number }[] }

const WIDTH = 720
const HEIGHT = 360
const LEFT = 70
const RIGHT = 190
const TOP = 40
const BOTTOM = 50
const COLORS = ['#0b6e4f', '#b4560a', '#3b4cca']
const STEPS = 5

/** An SVG with a logarithmic axis of goals and a linear axis of dollars from 0. */
export const drawGrowth = (lines: readonly Growth[]): string => {
  const points = lines.flatMap((line) => line.points)
  const goals = [...new Set(points.map((point) => point.goals))]
  const [least, most] = [Math.min(...goals), Math.max(...goals)]
  const top = Math.ceil(Math.max(...points.map(({ dollars }) => dollars)) / 10) * 10
  const x = (count: number): number =>
    LEFT + (Math.log(count / least) / Math.log(most / least)) * (WIDTH - LEFT - RIGHT)
  const y = (dollars: number): number => HEIGHT - BOTTOM - (dollars / top) * (HEIGHT - TOP - BOTTOM)
  const text = (at: [number, number], words: string, more = ''): string =>
    `<text x="${at[0].toFixed(1)}" y="${at[1].toFixed(1)}"${more}>${words}</text>`
  const steps = Array.from({ length: STEPS + 1 }, (_, step) => (top / STEPS) * step)
  const drawn = lines.flatMap(({ name, points }, place) => {
    const color = COLORS[place % COLORS.length] ?? '#000'
    const path = points.map((point) => `${x(point.goals).toFixed(1)},${y(point.dollars).toFixed(1)}`).join(' ')
    const last = points.at(-1)
    return [
      `<polyline points="${path}" fill="none" stroke="${color}" stroke-width="2"/>`,
      last
        ? text([WIDTH - RIGHT + 10, y(last.dollars) + 4], `${name}, $${last.dollars.toFixed(1)}`, ` fill="${color}"`)
        : '',
    ]
  })
  return `${[
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${HEIGHT}" font-family="sans-serif" font-size="12" fill="#333">`,
    '<title>Dollars of a million goal-days by the number of goals in a zone</title>',
    `<rect width="${WIDTH}" height="${HEIGHT}" fill="#fff"/>`,
    text([LEFT, 22], 'US dollars of a million goal-days, without SES and the model', ' font-size="14"'),
    ...steps.flatMap((step) => [
      `<line x1="${LEFT}" x2="${WIDTH - RIGHT}" y1="${y(step).toFixed(1)}" y2="${y(step).toFixed(1)}" stroke="#ddd"/>`,
      text([LEFT - 8, y(step) + 4], `$${step.toFixed(0)}`, ' text-anchor="end"'),
    ]),
    ...goals.map((count) =>
      text([x(count), HEIGHT - BOTTOM + 18], count.toLocaleString('en-US'), ' text-anchor="middle"'),
    ),
    text([(LEFT + WIDTH - RIGHT) / 2, HEIGHT - 10], 'goals in a zone', ' text-anchor="middle"'),
    ...drawn,
    '</svg>',
  ].join('\n')}\n`
}
