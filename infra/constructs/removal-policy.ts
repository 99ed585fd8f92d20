import { RemovalPolicy } from 'aws-cdk-lib'
import type { Settings } from '../config.ts'

/** What happens to a resource that holds data of people when its stack is deleted. */
export const removalPolicy = ({ deletionProtection }: Pick<Settings, 'deletionProtection'>): RemovalPolicy =>
  deletionProtection ? RemovalPolicy.RETAIN : RemovalPolicy.DESTROY
