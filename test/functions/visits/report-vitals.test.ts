import { describe, expect, it } from 'vitest'
import { handler } from '#functions/visits/report-vitals/handler.ts'
import { call } from '#test/support/call.ts'
import { setUpFunctions } from '#test/support/functions.ts'
import { items } from '#test/support/reactions.ts'

describe('report-vitals (PAGE-29)', () => {
  const product = setUpFunctions()

  const send = (body: unknown) => call(handler, { body })

  it('writes the given values as metrics of the stage and of the page, and stores nothing', async () => {
    expect(await send({ page: 'landing', lcp: 1840, cls: 0.013 })).toEqual({ status: 200, body: { success: true } })
    expect(product.counts).toEqual([
      expect.objectContaining({ Page: 'landing', LargestContentfulPaint: 1840, CumulativeLayoutShift: 0.013 }),
    ])
    expect(product.counts[0]?._aws).toMatchObject({
      CloudWatchMetrics: [
        {
          Namespace: 'FiveCircles',
          Dimensions: [['Stage'], ['Stage', 'Page']],
          Metrics: [
            { Name: 'LargestContentfulPaint', Unit: 'Milliseconds' },
            { Name: 'CumulativeLayoutShift', Unit: 'None' },
          ],
        },
      ],
    })
    expect(await items()).toEqual([])
  })

  it.each([
    ['page', { page: '/goal/secret', lcp: 1 }],
    ['lcp', { page: 'app', lcp: -1 }],
    ['inp', { page: 'app', inp: 60_001 }],
    ['cls', { page: 'app', cls: 'much' }],
  ])('refuses a wrong %s and writes no metric', async (field, body) => {
    expect(await send(body)).toMatchObject({ status: 400, body: { field } })
    expect(product.counts).toEqual([])
  })

  it('writes no metric for a visit without values', async () => {
    expect((await send({ page: 'app' })).status).toBe(200)
    expect(product.counts).toEqual([])
  })
})
