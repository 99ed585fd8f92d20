import type { Mail } from '#functions/adapters/ses/send-mail.ts'
import { calmMail } from '#functions/reactions/delivery-queued/send-mails/templates/calm-mail.ts'
import { gentleMail } from '#functions/reactions/delivery-queued/send-mails/templates/gentle-mail.ts'
import { emailChangeMail } from '#functions/reactions/identity/send-identity-mail/email-change-mail.ts'
import { passwordResetMail } from '#functions/reactions/identity/send-identity-mail/password-reset-mail.ts'
import { verificationMail } from '#functions/reactions/identity/send-identity-mail/verification-mail.ts'
import { PERSON_MAILS } from './person.ts'
import { WAKE_UP_MAILS } from './wake-up.ts'

const DAY = {
  siteUrl: 'https://five.example',
  goalId: 'goal_01ARZ3NDEKTSV4RRFFQ69G5FAV',
  date: '2026-04-14',
  time: '07:00',
  unsubscribeUrl: 'https://five.example/api/unsubscribe',
  unsubscribePageUrl: 'https://five.example/unsubscribe',
} as const
const GENTLE_TEXT = {
  message:
    'It does not have to be a meal today. Choose something you would like to taste.\nA doctor or a counselor can help with days like these.',
  micro_plan: ['Put one plate on the table.', 'Open the window for a minute.'],
  challenge: 'Sit down for one song.',
}
const CODE = { siteUrl: DAY.siteUrl, email: 'maren@example.com', code: '123456' }

const CARE_MAILS: Record<string, () => Mail> = {
  'mail-gentle': () => gentleMail({ ...DAY, text: GENTLE_TEXT }),
  'mail-crisis': () => calmMail({ ...DAY, reason: 'suicide', zone: 'America/New_York' }),
  // A country without a help line of its own.
  'mail-crisis-elsewhere': () => calmMail({ ...DAY, reason: 'eating', zone: 'Asia/Tokyo' }),
}

const CODE_MAILS: Record<string, () => Mail> = {
  'mail-verification': () => verificationMail(CODE),
  'mail-password-reset': () => passwordResetMail(CODE),
  'mail-email-change': () => emailChangeMail({ ...CODE, email: 'a.very.long.address.of.maren@subdomain.example.com' }),
}

/** Every mail of the product, in every state that looks different, by the name of its picture. */
export const MAILS: Record<string, () => Mail> = { ...WAKE_UP_MAILS, ...PERSON_MAILS, ...CARE_MAILS, ...CODE_MAILS }
