import type { Tone } from '#domain/goals/fields.ts'

/** Messages of a mail whose day was kept before it is sent (MAIL-17). They name no count and ask for nothing. */
const DONE: Readonly<Record<Tone, readonly [string, string]>> = {
  drill_sergeant: [
    'Checked in. It is on the log. No steps in this email. Leave your things where they are. Dismissed.',
    'Your day is logged and closed. No second round. Nothing is left to report. Dismissed until the next day.',
  ],
  kind_encouraging: [
    'You have already checked in, and that is enough for today. There are no steps in this email, because nothing is left to do.',
    'Your check-in is in, so this email asks for nothing. If something made it easy today, you can use it next time.',
  ],
  teammate: [
    'Your check-in is on the log, so we’re done for today. Let’s leave things where they are, and the next start is easy.',
    'We’ve got nothing open for today, so I left the steps out of this email. Let’s call it a day on this one.',
  ],
  wise_mentor: [
    'Today is already checked in, and more of it would not count twice. Leave the goal alone until its next day.',
    'The decision of this day is made, so this email has no steps. Choose something else for the time that is left.',
  ],
}

/** The message of a day that is kept already. Two take turns. */
export const readDoneMessage = (tone: Tone, dayNumber: number): string => DONE[tone][dayNumber % 2 === 0 ? 1 : 0]
