import { StartError } from '#local/contracts/start-error.ts'
import { resolveAttribute, resolveRef } from './names.ts'
import type { Resource, Stack } from './stacks.ts'

/** Replaces every intrinsic in a template value. Throws `StartError` for an unsupported intrinsic. */
export type Resolve = (stack: Stack, value: unknown) => unknown

/** `AWS::NoValue` removes its property. */
const NO_VALUE = Symbol('AWS::NoValue')

const pseudo = (stack: Stack): Record<string, unknown> => ({
  'AWS::AccountId': stack.account,
  'AWS::Region': stack.region,
  'AWS::Partition': 'aws',
  'AWS::URLSuffix': 'amazonaws.com',
  'AWS::StackName': stack.name,
  'AWS::NoValue': NO_VALUE,
})

/** `{{resolve:secretsmanager:<name>:SecretString:<key>::}}`: replaced by the secret's name, because no secret is needed. */
const SECRET = /\{\{resolve:secretsmanager:([^:}]+)[^}]*\}\}/g

const text = (stack: Stack, value: unknown): string => {
  if (typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean') return String(value)
  throw new StartError(`${stack.name}: ${JSON.stringify(value)} is given where the template needs a string.`)
}

const list = (stack: Stack, value: unknown): unknown[] => {
  if (Array.isArray(value)) return value
  throw new StartError(`${stack.name}: ${JSON.stringify(value)} is given where the template needs a list.`)
}

export const createResolver = (stacks: Stack[]): Resolve => {
  const findResource = (stack: Stack, id: string): Resource => {
    const resource = stack.resources.get(id)
    if (!resource) throw new StartError(`${stack.name} refers to ${id}, which it does not contain.`)
    return resource
  }

  const ref = (stack: Stack, id: string): unknown => {
    const given = pseudo(stack)
    if (id in given) return given[id]
    const parameter = stack.parameters[id]
    return parameter ? parameter.Default : resolveRef(findResource(stack, id))
  }

  const attribute = (stack: Stack, path: unknown): string => {
    const [id, ...name] =
      typeof path === 'string' ? path.split('.') : list(stack, path).map((part) => text(stack, part))
    return resolveAttribute(findResource(stack, id ?? ''), name.join('.'))
  }

  const imported = (name: string): unknown => {
    for (const stack of stacks)
      for (const output of Object.values(stack.outputs))
        if (output.Export && resolve(stack, output.Export.Name) === name) return resolve(stack, output.Value)
    throw new StartError(`The templates import ${name}, which no stack exports.`)
  }

  const substituted = (stack: Stack, given: unknown): string => {
    const [pattern, values] = Array.isArray(given) ? given : [given, {}]
    const own = new Map(Object.entries(Object(values)))
    return text(stack, pattern).replace(/\$\{(!?)([^}]+)\}/g, (whole, literal: string, name: string) => {
      if (literal) return whole.replace('!', '')
      if (own.has(name)) return text(stack, resolve(stack, own.get(name)))
      return text(stack, name.includes('.') ? attribute(stack, name) : ref(stack, name))
    })
  }

  const INTRINSICS: Record<string, (stack: Stack, given: unknown) => unknown> = {
    Ref: (stack, id) => ref(stack, text(stack, id)),
    'Fn::GetAtt': attribute,
    'Fn::ImportValue': (stack, name) => imported(text(stack, resolve(stack, name))),
    'Fn::Sub': substituted,
    'Fn::Join': (stack, given) => {
      const [separator, parts] = list(stack, given)
      return list(stack, resolve(stack, parts))
        .map((part) => text(stack, part))
        .join(text(stack, separator))
    },
    'Fn::Select': (stack, given) => {
      const [index, parts] = list(stack, given)
      return list(stack, resolve(stack, parts))[Number(index)]
    },
    'Fn::Split': (stack, given) => {
      const [separator, whole] = list(stack, given)
      return text(stack, resolve(stack, whole)).split(text(stack, separator))
    },
  }

  const resolve: Resolve = (stack, value) => {
    if (typeof value === 'string') {
      const plain = value.replace(SECRET, (_, name: string) => `local:${name}`)
      if (plain.includes('{{resolve:'))
        throw new StartError(`${stack.name}: ${plain} cannot be resolved by the local stack.`)
      return plain
    }
    if (Array.isArray(value)) return value.map((part) => resolve(stack, part))
    if (typeof value !== 'object' || value === null) return value
    const entries = Object.entries(value)
    const [first] = entries
    if (first && entries.length === 1 && (first[0] === 'Ref' || first[0].startsWith('Fn::'))) {
      const intrinsic = INTRINSICS[first[0]]
      if (!intrinsic) throw new StartError(`${stack.name} uses ${first[0]}, which is not supported by the local stack.`)
      return intrinsic(stack, first[1])
    }
    return Object.fromEntries(
      entries
        .map(([key, part]): [string, unknown] => [key, resolve(stack, part)])
        .filter(([, part]) => part !== NO_VALUE),
    )
  }
  return resolve
}
