import { type OpenOperation, openHttp } from '#functions/runtime/http.ts'
import { type MeasureVisit, measureVisit } from '#functions/runtime/metrics.ts'
import { contract } from './contract.ts'

export const Env = {}

/** Writes the values as metrics of the stage and of the page. Nothing is stored (PAGE-29). */
export const reportVitals =
  (measure: MeasureVisit): OpenOperation<typeof contract> =>
  async ({ body }) => {
    measure(body)
    return { success: true }
  }

export const handler = openHttp(contract, () => reportVitals(measureVisit))
