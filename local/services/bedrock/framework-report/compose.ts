import * as z from 'zod/mini'
import { hours, quoteOf } from '#domain/framework/words.ts'
import { type CircleData, interviewFields } from '#local/services/bedrock/interview-data.ts'
import { readData } from '#local/services/bedrock/person-data.ts'

const reportData = z.strictObject({
  ...interviewFields,
  hours_in_plan: z.array(
    z.strictObject({ circle: z.string(), allocated: z.number(), change: z.number(), short: z.number() }),
  ),
  insights: z.array(z.strictObject({ circle: z.string(), about: z.string(), shown_beside: z.string() })),
  recommended: z.array(z.string()),
  moves: z.array(z.strictObject({ to: z.string(), from: z.string(), hours: z.number() })),
  odds: z.strictObject({
    odds_in_ten: z.int(),
    level: z.string(),
    speaks_for: z.array(z.string()),
    speaks_against: z.array(z.string()),
  }),
})
type ReportData = z.infer<typeof reportData>

const said = (text: string | undefined, frame: (quote: string) => string, otherwise = ''): string => {
  const quote = quoteOf(text ?? '')
  return quote ? frame(`“${quote}”`) : otherwise
}

const circleOf = (data: ReportData, name: string): CircleData | undefined =>
  data.circles.find((circle) => circle.name === name)
const plannedFor = (data: ReportData, name: string): number =>
  data.hours_in_plan.find(({ circle }) => circle === name)?.allocated ?? 0

const summary = (data: ReportData): string => {
  const { counted, recommended } = data
  const challenge = said(
    data.primary_challenge,
    (quote) => `You put it in a sentence yourself: ${quote}. That is a matter of edges more than of effort.`,
    'You know what is in the way, and that is half of it.',
  )
  const time = counted.has_time_conflict
    ? `Not all of it fits: ${hours(counted.missing_time)} more are wanted than your week has.`
    : `The hours are there: ${hours(counted.open_time)} would still be open afterwards.`
  const priority = said(data.priority_for_90_days, (quote) => `These 90 days are for ${quote}.`)
  return `${challenge}\n${time} ${priority} ${recommended[0] ?? 'One circle'} is where it begins.`
}

const insight = (data: ReportData, { circle, about }: ReportData['insights'][number]) => {
  const one = circleOf(data, circle)
  if (about === 'widest-gap')
    return {
      circle,
      title: `${circle} is asking loudest`,
      text: `It matters ${one?.importance} and stands at ${one?.satisfaction}. ${said(one?.success_in_90_days, (quote) => `What you want to hold in 90 days is ${quote}.`)}`,
    }
  if (about === 'matters-most')
    return {
      circle,
      title: `${circle} needs better hours, not only more`,
      text: `It has ${hours(one?.hours_now ?? 0)} a week now. ${said(one?.personal_definition, (quote) => `You wrote ${quote}, and tired hours rarely hold that.`)}`,
    }
  return {
    circle,
    title: `${circle} can carry itself`,
    text: `It stands at ${one?.satisfaction}. Leave it as it is for 90 days, and let it lend its order to the others.`,
  }
}

const OPEN = [
  'Open hours before breakfast',
  'Open evenings',
  'Sunday, set aside',
  'Saturday, shared out',
  'One open stretch in the middle of the week',
]
const fits = ({ counted }: ReportData) =>
  counted.has_time_conflict ? `Not all of it fits, by ${hours(counted.missing_time)}. ` : ''

const TITLES = ['Give %s the first fixed place.', 'Tell somebody when %s has its time.', 'Keep %s to one set day.']

const recommendation = (data: ReportData, circle: string, at: number) => ({
  circle,
  title: (TITLES[at] ?? 'Look after %s.').replace('%s', () => circle),
  text: `${hours(plannedFor(data, circle))} a week are planned. ${said(circleOf(data, circle)?.success_in_90_days, (quote) => `Spend the first of them on ${quote}.`)}`,
})

/** The prose of a report in the person's own words, around the figures that it is given. */
export const composeFrameworkReport = (prompt: string) => {
  const data = readData(prompt, reportData)
  const answer = data.conversation.findLast(({ role }) => role === 'user')?.said
  return {
    executive_summary: summary(data),
    key_insights: data.insights.map((one) => insight(data, one)),
    priority_recommendations: data.recommended.map((circle, at) => recommendation(data, circle, at)),
    time_summary: `${fits(data)}${said(
      answer,
      (quote) => `You said: ${quote}. Begin looking for the hours there, a week before the first one is due.`,
      'Choose the days for these hours before the week begins, and let nothing else be booked over them.',
    )}`,
    sources: data.moves.map(({ from }, at) =>
      from === 'open hours' ? (OPEN[at] ?? 'Open hours') : `What ${from} gives back`,
    ),

    odds_summary: `About ${data.odds.odds_in_ten} of 10: your hours say so, and they are the only thing that was counted.`,
    speaks_for: data.odds.speaks_for.join(' '),
    speaks_against: data.odds.speaks_against.join(' '),
  }
}
