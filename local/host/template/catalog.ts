import type * as z from 'zod/mini'
import { StartError } from '#local/contracts/start-error.ts'
import { readName, resolveRef } from './names.ts'
import { createResolver, type Resolve } from './resolve.ts'
import type { Resource, Stack } from './stacks.ts'

/** The resources of all stacks, by type, with resolved and checked properties. */
export type Catalog = {
  stacks: Stack[]
  resolve: Resolve
  of(type: string): Resource[]
  /** The single resource of a type. */
  one(type: string): Resource
  /** The resource of a type with this name or `Ref` value. */
  named(type: string, nameOrRef: string): Resource
  /**
   * Reads the properties that `shape` names. Other properties must be listed as inert; any other one is refused, because it might
   * need behaviour that the local stack lacks.
   */
  read<Shape extends z.ZodMiniType>(resource: Resource, shape: Shape, inert: readonly string[]): z.infer<Shape>
}

/** Types without local behaviour: monitoring, permissions of AWS services, and deployment. */
const INERT = new Set([
  'AWS::CDK::Metadata',
  'AWS::CertificateManager::Certificate',
  'AWS::CloudFront::OriginAccessControl',
  'AWS::CloudWatch::Alarm',
  'AWS::CloudWatch::Dashboard',
  'AWS::IAM::Role',
  'AWS::Lambda::LayerVersion',
  'AWS::Lambda::Permission',
  'AWS::Logs::Delivery',
  'AWS::Logs::DeliveryDestination',
  'AWS::Logs::DeliverySource',
  'AWS::Logs::LogGroup',
  'AWS::Route53::RecordSet',
  'AWS::S3::Bucket',
  'AWS::S3::BucketPolicy',
  'AWS::SNS::Subscription',
  'AWS::SNS::Topic',
  'AWS::SNS::TopicPolicy',
  'AWS::SQS::QueuePolicy',
  'AWS::Scheduler::ScheduleGroup',
  'Custom::S3AutoDeleteObjects',
])

/** Refuses a resource type that is neither inert nor read. */
export const refuseUnknown = (stacks: Stack[], readTypes: readonly string[]): void => {
  for (const stack of stacks)
    for (const { id, Type, Condition } of stack.resources.values()) {
      if (!INERT.has(Type) && !readTypes.includes(Type))
        throw new StartError(`${stack.name} asks for ${id}, a ${Type}, which has no emulator.`)
      if (Condition !== undefined)
        throw new StartError(
          `${stack.name} makes ${id} on the condition ${Condition}; conditions are not supported by the local stack.`,
        )
    }
}

export const createCatalog = (stacks: Stack[]): Catalog => {
  const resolve = createResolver(stacks)
  const of = (type: string) =>
    stacks.flatMap((stack) => [...stack.resources.values()].filter((resource) => resource.Type === type))
  return {
    stacks,
    resolve,
    of,
    one: (type) => {
      const [first, ...more] = of(type)
      if (!first || more.length > 0)
        throw new StartError(`The templates must contain one ${type} and contain ${more.length + (first ? 1 : 0)}.`)
      return first
    },
    named: (type, nameOrRef) => {
      const found = of(type).find((resource) => readName(resource) === nameOrRef || resolveRef(resource) === nameOrRef)
      if (!found) throw new StartError(`The templates refer to the ${type} ${nameOrRef}, which they do not contain.`)
      return found
    },
    read: (resource, shape, inert) => {
      const given = Object.entries(resource.Properties).filter(([property]) => !inert.includes(property))
      const parsed = shape.safeParse(
        Object.fromEntries(given.map(([property, value]) => [property, resolve(resource.stack, value)])),
      )
      if (parsed.success) return parsed.data
      const [issue] = parsed.error.issues
      const keys = issue?.code === 'unrecognized_keys' ? issue.keys.join(', ') : ''
      const place = [...(issue?.path ?? []).map(String), keys].filter(Boolean).join('.')
      throw new StartError(
        `${resource.stack.name}: ${place} of ${resource.id}, a ${resource.Type}, is not supported by the local stack.`,
      )
    },
  }
}

/** The last part of an ARN: the name of a queue, a function or a bus. */
export const nameInArn = (arn: string): string => arn.split(/[:/]/).at(-1) ?? arn
