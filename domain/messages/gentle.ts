import type { Reason } from '#domain/safety/outcome.ts'

const WHO_HELPS: Partial<Record<Reason, string>> = {
  grief: 'Your doctor is a good first person to ask, or a grief counselor near you.',
  eating: 'A doctor or an eating-disorder specialist can be asked early, before you are sure.',
  medicine: 'Ask the person who prescribes your medicine first.',
  violence: 'A counselor for people who have lived through violence is a good person to ask, at a pace you choose.',
  'own-violence': 'A counselor or a doctor is a good first person to ask.',
  burnout: 'Your doctor is a good first person to ask.',
  'pregnancy-loss': 'Ask your doctor, your midwife or a counselor for pregnancy loss.',
  suicide: 'Ask a doctor, a counselor or a line on findahelpline.com.',
  'self-harm': 'A doctor or a counselor is a good first person to ask, also after a hard night.',
}

/** Texts beside a gentle goal (CARE-18). */
export const gentleMessages = {
  helpsMore: 'A professional can help more with this.',
  whoHelps: (reason: Reason): string => WHO_HELPS[reason] ?? 'Your doctor is a good first person to ask.',
  kindTone:
    'Because of what this goal is about, it is written in the kind tone. Your Drill Sergeant stays with your other goals.',
} as const
