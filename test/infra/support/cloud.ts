import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import * as z from 'zod/mini'
import { productApp } from '#infra/product.ts'

/** The templates as `cdk synth` writes them, without bundles. */

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
export type StackName = 'data' | 'mail' | 'identity' | 'backend' | 'web'
export type Cloud = ReturnType<typeof synthesise>

export type Options = { context?: Record<string, unknown>; checked?: boolean; page?: string }

/** Runs with a folder of its own, which is gone afterwards. */
export const inTemporaryFolder = <T>(run: (folder: string) => T): T => {
  const folder = mkdtempSync(join(tmpdir(), 'five-circles-infra-'))
  try {
    return run(folder)
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

/** Texts that are deployed with the page, by their path below the folder that each is staged in; the last one counts. */
const documentsOf = (outdir: string): Map<string, string> =>
  new Map(
    readdirSync(outdir, { recursive: true, encoding: 'utf8' })
      .filter((path) => /^asset\..+\.(html|txt|xml)$/.test(path))
      .map((path) => [path.split('/').slice(1).join('/'), readFileSync(join(outdir, path), 'utf8')]),
  )

/** Throws what the synthesis throws. `page` names the folder of a built page; without it there is none. */
export const synthesise = ({ context = {}, checked = false, page }: Options = {}) => {
  const { stacks, documents } = inTemporaryFolder((outdir) => {
    const assembly = productApp({
      outdir,
      checked,
      context: { 'aws:cdk:bundling-stacks': [], ...context },
      page: page ?? join(outdir, 'no-page'),
    }).synth()
    return {
      stacks: new Map(
        assembly.stacks.map((stack) => [stack.stackName.split('-').at(-1), template.parse(stack.template)]),
      ),
      documents: documentsOf(outdir),
    }
  })

  const resourcesOf = (stack: z.infer<typeof template>): Resource[] =>
    Object.entries(stack.Resources).map(([id, one]) => ({ ...one, id }))
  const stackOf = (name: StackName) => {
    const found = stacks.get(name)
    if (found === undefined) throw new Error(`There is no stack ${name}.`)
    return found
  }

  return {
    documents,
    text: JSON.stringify([...stacks.values()]),
    outputs: (name: StackName) => stackOf(name).Outputs,
    /** Resources of a type in every stack. */
    all: (type: string): Resource[] => [...stacks.values()].flatMap(resourcesOf).filter(({ Type }) => Type === type),
    /** The only resource of a type. */
    one: (type: string): Resource => {
      const [first, ...more] = [...stacks.values()].flatMap(resourcesOf).filter(({ Type }) => Type === type)
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
