import type { Clock } from '#local/contracts/services.ts'
import { SesRefusal } from './ses-response.ts'

/** Mails per second of the local account. */
const MAX_SEND_RATE = 200
const MAX_24_HOURS = 50_000_000

export type SendQuota = {
  /** The values of GetSendQuota. */
  read(): Record<string, string>
  /** Counts a mail. Throws `SesRefusal` for the mail that exceeds the rate of any second. */
  take(): void
}

export const createSendQuota = (clock: Clock): SendQuota => {
  let second: number[] = []
  let sent = 0
  return {
    read: () => ({
      Max24HourSend: MAX_24_HOURS.toFixed(1),
      MaxSendRate: MAX_SEND_RATE.toFixed(1),
      SentLast24Hours: sent.toFixed(1),
    }),
    take: () => {
      const now = clock.now()
      second = second.filter((at) => at > now - 1000 && at <= now)
      if (second.length >= MAX_SEND_RATE) throw new SesRefusal('Throttling', 'Maximum sending rate exceeded.')
      second.push(now)
      sent += 1
    },
  }
}
