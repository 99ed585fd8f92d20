/** What a gentle goal gets in place of the day's text: no number, pressure, record or exercise (CARE-3). */
export interface GentleText {
  message: string
  steps: readonly { text: string; minutes: number }[]
  challenge: { text: string; seconds: number }
}
