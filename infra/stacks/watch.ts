import { Stack, type StackProps } from 'aws-cdk-lib'
import type { Construct } from 'constructs'
import type { DeploymentSettings } from '../config.ts'
import { addAlarms } from '../watch/alarms.ts'
import { addBudget } from '../watch/budget.ts'
import { addDashboard } from '../watch/dashboard.ts'
import { createMetrics } from '../watch/metrics.ts'

export type WatchStackProps = StackProps & { settings: DeploymentSettings; apiId: string; distributionId: string }

/** The dashboard, the alarms about the product as a whole, and the budget. Dead-letter queues have their alarms beside them. */
export class WatchStack extends Stack {
  constructor(scope: Construct, id: string, { settings, apiId, distributionId, ...props }: WatchStackProps) {
    super(scope, id, props)
    const metrics = createMetrics(settings, apiId, distributionId)
    const alarms = addAlarms(this, metrics, settings)
    addDashboard(this, metrics, alarms, settings)
    addBudget(this, metrics.prefix, settings)
  }
}
