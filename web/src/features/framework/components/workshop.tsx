import { Page } from '#web/ui/page.tsx'
import { useTitle } from '#web/ui/use-title.ts'

const GoalWorkshop = () => {
  useTitle('Goal Creation Workshop')
  return (
    <Page>
      <h1>Goal Creation Workshop</h1>
    </Page>
  )
}

export default GoalWorkshop
