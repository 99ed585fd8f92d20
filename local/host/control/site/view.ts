import * as z from 'zod/mini'
import { DEFAULT_ZONE } from '#domain/time/zone.ts'
import type { CloudModel } from '#local/contracts/cloud-model.ts'
import type { FaultService, StoredMail } from '#local/contracts/services.ts'
import type { SettableFaults } from '#local/host/faults.ts'
import type { ControlParts } from '../control-parts.ts'
import type { ShownPerson } from './people.ts'

export type ShownQueue = {
  name: string
  /** Messages of the queue, hidden ones included; null for a dead-letter queue that serves no queue. */
  waiting: number | null
  dead: { queue: string; bodies: string[] } | null
}

/** A notification that reached a device. `at` in epoch milliseconds. */
export type ShownPush = { id: string; at: number; title: string; body: string }

/** Everything that the control page shows. Instants are epoch milliseconds. */
export type ControlView = {
  now: number
  /** The zone in which the page shows times. */
  zone: string
  zones: string[]
  mails: StoredMail[]
  mailCount: number
  pushes: ShownPush[]
  pushCount: number
  schedules: { name: string; expression: string; next: number }[]
  queues: ShownQueue[]
  faults: { service: FaultService; mode: string; times?: number | undefined }[]
  /** Whether the push service answers every push as one to a device that is gone. */
  isPushGone: boolean
  people: ShownPerson[]
  stems: string[]
  /** What the last action did; shown once. */
  notice: string | null
}

const MAILS_SHOWN = 6
const PUSHES_SHOWN = 6

const payload = z.object({ title: z._default(z.string(), ''), body: z._default(z.string(), '') })

/** The newest notifications. A payload that the service worker could not read is shown without words. */
const listPushes = ({ pushes }: ControlParts['push']): ShownPush[] =>
  pushes
    .toReversed()
    .slice(0, PUSHES_SHOWN)
    .map(({ id, at, payload: given }) => {
      const parsed = payload.safeParse(given)
      return { id, at, ...(parsed.success ? parsed.data : { title: '', body: '' }) }
    })

/** Every queue with its dead letters, then the dead-letter queues of events and ticks that are not empty. */
const listQueues = (model: CloudModel, depths: ReturnType<ControlParts['queues']['depths']>): ShownQueue[] => {
  const byName = new Map(depths.map((depth) => [depth.name, depth]))
  const served = new Set(model.queues.flatMap(({ deadLetter }) => (deadLetter ? [deadLetter.queue] : [])))
  const readDead = (queue: string): ShownQueue['dead'] => ({
    queue,
    bodies: (byName.get(queue)?.deadLetters ?? []).map(({ body }) => body),
  })
  return model.queues
    .filter(({ name }) => !served.has(name))
    .map(({ name, deadLetter }) => {
      const depth = byName.get(name)
      if (depth?.deadLetters) return { name, waiting: null, dead: readDead(name) }
      const waiting = depth ? depth.visible + depth.inFlight + depth.delayed : 0
      return { name, waiting, dead: deadLetter ? readDead(deadLetter.queue) : null }
    })
    .filter(({ waiting, dead }) => waiting !== null || (dead && dead.bodies.length > 0))
}

const listFaults = (faults: SettableFaults): ControlView['faults'] =>
  faults.list().map(({ service, fault: { mode, times } }) => ({ service, mode, times }))

/** `zone` is the zone that the reader chose; otherwise the page shows times in the zone of the newest person with a goal. */
export const readView = async (
  { clock, mail, push, scheduler, queues, faults, model }: ControlParts,
  people: ShownPerson[],
  { zone, notice }: { zone: string | undefined; notice: string | null },
): Promise<ControlView> => {
  const mails = await mail.list()
  const own = people.flatMap(({ account }) => (account ? [account] : []))
  const zones = [...new Set([DEFAULT_ZONE, ...own.map((account) => account.zone)])]
  const first = own.find(({ goals }) => goals > 0)?.zone ?? DEFAULT_ZONE
  return {
    now: clock.now(),
    zone: zone !== undefined && zones.includes(zone) ? zone : first,
    zones,
    mails: mails.toReversed().slice(0, MAILS_SHOWN),
    mailCount: mails.length,
    pushes: listPushes(push),
    pushCount: push.pushes.length,
    schedules: scheduler.list().toSorted((one, other) => one.next - other.next),
    queues: listQueues(model, queues.depths()),
    faults: listFaults(faults),
    isPushGone: push.isGone(),
    people,
    stems: model.functions.map(({ stem }) => stem).toSorted(),
    notice,
  }
}
