import type { Fault, FaultService, Faults } from '../contracts/services.ts'

export type SettableFaults = Faults & {
  /** Sets or replaces the fault of a service. */
  set(service: FaultService, fault: Fault): void
  /** Removes the fault of a service; without a service, all faults. */
  lift(service?: FaultService): void
  list(): { service: FaultService; fault: Fault }[]
}

/** The active faults. A fault with a count ends after its last call. */
export const createFaults = (): SettableFaults => {
  const faults = new Map<FaultService, Fault>()
  return {
    take: (service) => {
      const fault = faults.get(service)
      if (fault?.times === undefined) return fault
      if (fault.times <= 1) faults.delete(service)
      else faults.set(service, { ...fault, times: fault.times - 1 })
      return fault
    },
    set: (service, fault) => void faults.set(service, fault),
    lift: (service) => {
      if (service) faults.delete(service)
      else faults.clear()
    },
    list: () => [...faults].map(([service, fault]) => ({ service, fault })),
  }
}
