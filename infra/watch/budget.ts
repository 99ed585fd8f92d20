import type { Stack } from 'aws-cdk-lib'
import { CfnBudget } from 'aws-cdk-lib/aws-budgets'
import { CfnAnomalyMonitor, CfnAnomalySubscription } from 'aws-cdk-lib/aws-ce'
import type { DeploymentSettings } from '../config.ts'

/** Percentages of the budget at which a mail is sent. */
const ACTUAL_PERCENT = 80
const FORECAST_PERCENT = 100

/** Costs more than usual by this many dollars are reported, once a day. */
const ANOMALY_USD = '20'

/** The month's budget of the AWS account, and a report of unusual costs. Both mail to the address of the alarms. */
export const addBudget = (stack: Stack, prefix: string, settings: DeploymentSettings): void => {
  const { monthlyBudgetUsd, alarmEmail } = settings
  if (monthlyBudgetUsd === undefined || alarmEmail === undefined) return
  const subscribers = [{ subscriptionType: 'EMAIL', address: alarmEmail }]
  const notify = (notificationType: 'ACTUAL' | 'FORECASTED', threshold: number) => ({
    notification: { notificationType, threshold, thresholdType: 'PERCENTAGE', comparisonOperator: 'GREATER_THAN' },
    subscribers,
  })
  new CfnBudget(stack, 'budget', {
    budget: {
      budgetName: prefix,
      budgetType: 'COST',
      timeUnit: 'MONTHLY',
      budgetLimit: { amount: monthlyBudgetUsd, unit: 'USD' },
    },
    notificationsWithSubscribers: [notify('ACTUAL', ACTUAL_PERCENT), notify('FORECASTED', FORECAST_PERCENT)],
  })
  const monitor = new CfnAnomalyMonitor(stack, 'cost-anomalies', {
    monitorName: prefix,
    monitorType: 'DIMENSIONAL',
    monitorDimension: 'SERVICE',
  })
  new CfnAnomalySubscription(stack, 'cost-anomaly-mails', {
    subscriptionName: prefix,
    frequency: 'DAILY',
    monitorArnList: [monitor.attrMonitorArn],
    subscribers: [{ type: 'EMAIL', address: alarmEmail }],
    thresholdExpression: JSON.stringify({
      Dimensions: {
        Key: 'ANOMALY_TOTAL_IMPACT_ABSOLUTE',
        MatchOptions: ['GREATER_THAN_OR_EQUAL'],
        Values: [ANOMALY_USD],
      },
    }),
  })
}
