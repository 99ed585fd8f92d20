import { SiteFooter } from '#web/ui/site-footer.tsx'
import { useTitle } from '#web/ui/use-title.ts'
import { CirclesSection } from './circles-section.tsx'
import { Fading } from './fading.tsx'
import { Features } from './features.tsx'
import { Hero } from './hero.tsx'
import { LastCall } from './last-call.tsx'
import { PlansTable } from './plans-table.tsx'
import { Steps } from './steps.tsx'
import { Story } from './story.tsx'
import './landing.css'

/** What a visitor sees, and a crawler; whoever is signed in finds the way back to the dashboard. */
const Landing = () => {
  useTitle()
  return (
    <>
      <main id="main">
        <Hero />
        <CirclesSection />
        <Fading />
        <Steps />
        <Story />
        <Features />
        <PlansTable />
        <LastCall />
      </main>
      <SiteFooter />
    </>
  )
}

export default Landing
