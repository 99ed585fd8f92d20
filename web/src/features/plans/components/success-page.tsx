import { Page } from '#web/ui/page.tsx'
import { useTitle } from '#web/ui/use-title.ts'

const SuccessPage = () => {
  useTitle('Payment Successful!')
  return (
    <Page>
      <h1>Payment Successful!</h1>
    </Page>
  )
}

export default SuccessPage
