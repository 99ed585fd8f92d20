/** An action on a goal other than check-in; the dashboard opens its dialog. */
export type GoalIntent = 'edit' | 'choose-date' | 'choose-time' | 'set-aside' | 'delete' | 'reset'
