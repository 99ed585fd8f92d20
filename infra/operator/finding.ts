/** What one check of `npm run doctor` found. */
export type CheckFinding = {
  /** `wrong`: a deployment would fail or not work. `unknown`: could not be checked here. */
  state: 'good' | 'wrong' | 'unknown'
  /** What was checked, in a few words. */
  about: string
  /** One sentence. */
  says: string
  /** The command or the steps that mend it. */
  mend?: string
}

export const good = (about: string, says: string): CheckFinding => ({ state: 'good', about, says })
export const wrong = (about: string, says: string, mend: string): CheckFinding => ({
  state: 'wrong',
  about,
  says,
  mend,
})
export const unknown = (about: string, says: string): CheckFinding => ({ state: 'unknown', about, says })

/** An error's name, which the SDKs use for the kind of a failure. */
export const readErrorName = (error: unknown): string => (error instanceof Error ? error.name : typeof error)

const reason = (error: unknown): string => (error instanceof Error ? error.message || error.name : String(error))

/** Runs a check. What it throws (no network, no permission) becomes one finding `unknown`. */
export const safely = async (about: string, check: () => Promise<CheckFinding[]>): Promise<CheckFinding[]> => {
  try {
    return await check()
  } catch (error) {
    return [unknown(about, `Could not be checked: ${reason(error).replace(/\.$/, '')}.`)]
  }
}
