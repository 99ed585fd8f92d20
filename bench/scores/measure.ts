import { execFile } from 'node:child_process'
import { join } from 'node:path'
import { promisify } from 'node:util'
import * as z from 'zod/mini'

/** A separate package with its own lock file, so that installing the product does not install it. */
const CLI = join(import.meta.dirname, '../lighthouse/node_modules/lighthouse/cli/index.js')

export const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'] as const
export type Category = (typeof CATEGORIES)[number]

const category = z.object({
  score: z.number(),
  auditRefs: z.array(z.object({ id: z.string(), weight: z.number() })),
})
const report = z.object({
  runtimeError: z.optional(z.object({ message: z.string() })),
  categories: z.record(z.enum(CATEGORIES), category),
  audits: z.record(
    z.string(),
    z.object({
      title: z.string(),
      score: z.nullable(z.number()),
      displayValue: z.optional(z.string()),
      numericValue: z.optional(z.number()),
    }),
  ),
})

export type Measured = {
  /** 0 to 100. */
  scores: Record<Category, number>
  /** Largest Contentful Paint and Total Blocking Time in milliseconds. */
  lcp: number
  tbt: number
  /** Titles of the audits that a category failed, as Lighthouse words them. */
  findings: string[]
}

const listFindings = ({ categories, audits }: z.infer<typeof report>): string[] =>
  CATEGORIES.flatMap((name) =>
    categories[name].auditRefs
      .filter(({ id, weight }) => weight > 0 && (audits[id]?.score ?? 1) < 0.9)
      .map(({ id }) => `${name}: ${audits[id]?.title ?? id} ${audits[id]?.displayValue ?? ''}`.trim()),
  )

/**
 * One run of Lighthouse's own mobile settings on an address, in the browser that listens on `port`; `slowdown` is how many
 * times slower than this machine the phone is.
 */
export const measurePage = async (url: string, port: number, slowdown: number): Promise<Measured> => {
  const { stdout } = await promisify(execFile)(
    process.execPath,
    [
      CLI,
      url,
      `--port=${port}`,
      '--output=json',
      '--quiet',
      `--throttling.cpuSlowdownMultiplier=${slowdown}`,
      '--no-enable-error-reporting',
      `--only-categories=${CATEGORIES}`,
    ],
    { maxBuffer: 64 * 1024 * 1024 },
  )
  const read = report.parse(JSON.parse(stdout))
  if (read.runtimeError) throw new Error(`${url}: ${read.runtimeError.message}`)
  const readScore = (name: Category) => Math.round(read.categories[name].score * 100)
  const readMs = (audit: string) => Math.round(read.audits[audit]?.numericValue ?? 0)
  return {
    scores: {
      performance: readScore('performance'),
      accessibility: readScore('accessibility'),
      'best-practices': readScore('best-practices'),
      seo: readScore('seo'),
    },
    lcp: readMs('largest-contentful-paint'),
    tbt: readMs('total-blocking-time'),
    findings: listFindings(read),
  }
}
