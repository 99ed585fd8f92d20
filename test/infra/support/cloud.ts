import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import * as z from 'zod/mini'
import { cached, hashSources } from '#local/host/cache.ts'
import { CACHE, ROOT } from '#local/host/product.ts'
import { SOURCES } from '#local/host/template/synth.ts'

/** The templates as `cdk synth` writes them, without bundles. They are cached by a hash of their sources. */

const resource = z.looseObject({
  Type: z.string(),
  Properties: z._default(z.looseObject({}), {}),
  Metadata: z._default(z.looseObject({}), {}),
  DeletionPolicy: z.optional(z.string()),
})
const template = z.looseObject({
  Resources: z.record(z.string(), resource),
  Outputs: z._default(z.record(z.string(), z.looseObject({ Value: z.unknown() })), {}),
})

export type Resource = z.infer<typeof resource> & { id: string }
export type StackName = 'data' | 'mail' | 'identity' | 'reactions' | 'backend' | 'web' | 'watch'
export type Cloud = Awaited<ReturnType<typeof synthesise>>

export type Options = { context?: Record<string, unknown>; checked?: boolean; page?: string }

/** The findings of the checks that `cdk synth` prints, warnings included. */
const report = z.object({ pluginReports: z.array(z.unknown()) })

const synthesised = z.object({
  findings: z.array(z.unknown()),
  /** Stacks that CloudFormation refuses to delete. */
  terminationProtected: z.array(z.string()),
  stacks: z.array(z.tuple([z.string(), template])),
  documents: z.array(z.tuple([z.string(), z.string()])),
})

/** Runs with a temporary folder and deletes it afterwards. */
export const inTemporaryFolder = async <T>(run: (folder: string) => T | Promise<T>): Promise<T> => {
  const folder = mkdtempSync(join(tmpdir(), 'five-circles-infra-'))
  try {
    return await run(folder)
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

/** Texts that are deployed with the page, by their path in their asset folder. A later one replaces an earlier one. */
const readDocuments = (outdir: string): [string, string][] =>
  readdirSync(outdir, { recursive: true, encoding: 'utf8' })
    .filter((path) => /^asset\..+\.(html|txt|xml)$/.test(path))
    .map((path) => [path.split('/').slice(1).join('/'), readFileSync(join(outdir, path), 'utf8')])

const readFindings = (outdir: string): unknown[] => {
  const file = join(outdir, 'validation-report.json')
  return existsSync(file) ? report.parse(JSON.parse(readFileSync(file, 'utf8'))).pluginReports : []
}

const synth = async ({ context = {}, checked = false, page }: Options): Promise<z.input<typeof synthesised>> => {
  // Loaded only for a synthesis, because loading takes longer than reading the templates.
  const { productApp } = await import('#infra/product.ts')
  return inTemporaryFolder((outdir) => {
    const assembly = productApp({
      outdir,
      checked,
      // A stack trace for each construct takes a sixth of the synthesis.
      context: { 'aws:cdk:bundling-stacks': [], 'aws:cdk:disable-creation-stack-traces': true, ...context },
      page: page ?? join(outdir, 'no-page'),
    }).synth()
    return {
      findings: readFindings(outdir),
      terminationProtected: assembly.stacks.filter((one) => one.terminationProtection).map((one) => one.stackName),
      stacks: assembly.stacks.map((stack) => [stack.stackName.split('-').at(-1) ?? '', stack.template]),
      documents: readDocuments(outdir),
    }
  })
}

/** The sources do not change during a run, so each process hashes them once. */
let sourcesHash: string | undefined
const hashOnce = (): string => {
  sourcesHash ??= hashSources(ROOT, [...SOURCES, 'test/infra/support/cloud.ts'])
  return sourcesHash
}

const made = async (options: Options): Promise<unknown> => {
  if (options.page !== undefined) return synth(options)
  const folder = join(CACHE, 'clouds', hashSources(ROOT, [], JSON.stringify(options)))
  const kept = await cached(folder, hashOnce(), async (target) => {
    writeFileSync(join(target, 'cloud.json'), JSON.stringify(await synth(options)))
  })
  return JSON.parse(readFileSync(join(kept, 'cloud.json'), 'utf8'))
}

/** The templates that this process has read, by options, because most tests use the same ones. No test may change them. */
const known = new Map<string, Promise<z.infer<typeof synthesised>>>()

const readOnce = (options: Options): Promise<z.infer<typeof synthesised>> => {
  const key = JSON.stringify(options)
  const reading = known.get(key) ?? made(options).then((kept) => synthesised.parse(kept))
  if (options.page === undefined) known.set(key, reading)
  return reading
}

/** Throws what the synthesis throws. `page` names the folder of a built page; without it there is none. */
export const synthesise = async (options: Options = {}) => {
  const read = await readOnce(options)
  const stacks = new Map(read.stacks)
  const documents = new Map(read.documents)

  const listResources = (stack: z.infer<typeof template>): Resource[] =>
    Object.entries(stack.Resources).map(([id, one]) => ({ ...one, id }))
  const findStack = (name: string) => {
    const found = stacks.get(name)
    if (found === undefined) throw new Error(`There is no stack ${name}.`)
    return found
  }

  return {
    documents,
    findings: read.findings,
    terminationProtected: read.terminationProtected,
    /** Name and number of resources of each stack. */
    stacks: [...stacks].map(([name, { Resources }]) => [name, Object.keys(Resources).length] as const),
    resources: [...stacks.values()].flatMap(listResources),
    text: JSON.stringify([...stacks.values()]),
    outputs: (name: string) => findStack(name).Outputs,
    /** Resources of a type in every stack. */
    all: (type: string): Resource[] => [...stacks.values()].flatMap(listResources).filter(({ Type }) => Type === type),
    /** Resources of a type in one stack. */
    in: (name: StackName, type: string): Resource[] =>
      listResources(findStack(name)).filter(({ Type }) => Type === type),
    /** The only resource of a type. */
    one: (type: string): Resource => {
      const [first, ...more] = [...stacks.values()].flatMap(listResources).filter(({ Type }) => Type === type)
      if (first === undefined || more.length > 0) throw new Error(`There are ${more.length + 1} of ${type}, or none.`)
      return first
    },
  }
}

/** The logical id that a `Ref` or `Fn::GetAtt` points to, however deep it stands in a `Fn::Join`. */
export const target = (value: unknown): string | undefined => {
  if (Array.isArray(value)) return value.map(target).find((id) => id !== undefined)
  const read = z
    .object({
      Ref: z.optional(z.string()),
      'Fn::GetAtt': z.optional(z.tuple([z.string(), z.string()])),
      'Fn::Join': z.optional(z.tuple([z.string(), z.array(z.unknown())])),
    })
    .safeParse(value)
  if (!read.success) return undefined
  return read.data.Ref ?? read.data['Fn::GetAtt']?.[0] ?? target(read.data['Fn::Join']?.[1])
}
