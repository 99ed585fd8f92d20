import type { Fault, FaultService, Faults } from '../contracts/services.ts'

export type SettableFaults = Faults & {
  /** Replaces what is set for the service. */
  set(service: FaultService, fault: Fault): void
  /** Lifts the fault of a service, or all of them. */
  lift(service?: FaultService): void
  list(): { service: FaultService; fault: Fault }[]
}

/** The faults that are set at present. A fault with a count lifts itself when the last call has taken it. */
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
