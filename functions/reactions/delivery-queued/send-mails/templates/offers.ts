import type { MailDayState } from '#domain/motivation/mail-facts.ts'
import type { MailState } from './mail-state.ts'

/** A sentence of a mail about days without a check-in, and the link that leads to what it offers. */
export type MailOffer = { words: string; link: { text: string; href: string } }

/** The last hour before which yesterday can be marked as late (STREAK-12). */
const NOON = '12:00'

type Given = {
  /** The mail's local time as HH:MM. */
  time: string
  yesterday: MailDayState | undefined
  /** Whether rest days are offered (STREAK-10). */
  rest: boolean
  /** The page of the goal, which holds its days, and the goal's form. */
  plan: string
  edit: string
}

/** What a mail offers after days without a check-in (MAIL-21). */
export const readOffers = (state: MailState, { time, yesterday, rest, plan, edit }: Given): MailOffer[] => {
  const change = { text: 'Change this goal', href: edit }
  if (state === 'one-miss')
    return [
      ...(yesterday === 'missed' && time < NOON
        ? [
            {
              words: 'Did you do it after all? Until noon you can mark yesterday as late.',
              link: { text: 'Mark yesterday', href: plan },
            },
          ]
        : []),
      ...(rest
        ? [
            {
              words: 'With two rest days a month, a single missed day does not end a run.',
              link: { text: 'Set rest days', href: edit },
            },
          ]
        : []),
    ]
  if (state === 'silent')
    return [{ words: 'Is the goal too big as it stands? Make it smaller, or choose the days that fit.', link: change }]
  if (state === 'long-silent')
    return [
      {
        words: 'A goal can rest. Pause it, and no email comes until the day that you choose.',
        link: { text: 'Pause this goal', href: plan },
      },
      { words: 'Does it no longer fit?', link: change },
    ]
  return []
}

/** The mail's one button: no check-in after the target date, nor on a day that is kept already (MAIL-3). */
export const readPrimary = (
  state: MailState,
  isKept: boolean,
  { edit, checkIn, today }: { edit: string; checkIn: string; today: string },
): MailOffer['link'] => {
  if (state === 'day-after') return { text: 'Choose What Comes Next', href: edit }
  return isKept ? { text: 'Open Today', href: today } : { text: 'Check In Today', href: checkIn }
}
