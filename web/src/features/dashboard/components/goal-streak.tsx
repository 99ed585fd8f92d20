/** A count of days in large type; `unit` is such as 'day streak' or 'best run'. */
export const GoalStreak = ({ count, unit }: { count: number; unit: string }) => (
  <p className="goal-streak">
    <b>{count}</b> <span>{unit}</span>
  </p>
)
