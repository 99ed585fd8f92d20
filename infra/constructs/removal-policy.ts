import { RemovalPolicy } from 'aws-cdk-lib'
import type { DeploymentSettings } from '../config.ts'

/** The removal policy of resources with personal data (ADR 116). */
export const removalPolicy = ({ deletionProtection }: Pick<DeploymentSettings, 'deletionProtection'>): RemovalPolicy =>
  deletionProtection ? RemovalPolicy.RETAIN : RemovalPolicy.DESTROY
