import { Tabs as AmplifyTabs } from '@aws-amplify/ui-react'
import { type KeyboardEvent, type ReactNode, useRef } from 'react'
import '@aws-amplify/ui-react/styles/tabs.layer.css'
import './amplify-theme.css'
import './tabs.css'

type Props<Name extends string> = {
  /** The accessible name of the tab list. */
  label: string
  tabs: readonly { name: Name; title: string }[]
  chosen: Name
  onChoose: (name: Name) => void
  /** The panel of the chosen tab. */
  children: ReactNode
}

/** Tabs by the ARIA pattern: one tab stop; arrows, Home and End move and select. */
export const Tabs = <Name extends string>({ label, tabs, chosen, onChoose, children }: Props<Name>) => {
  const list = useRef<HTMLDivElement>(null)

  const choose = (value: string) => {
    const tab = tabs.find(({ name }) => name === value)
    if (tab) onChoose(tab.name)
  }

  // Amplify's tabs handle only the arrow keys.
  const jump = (event: KeyboardEvent) => {
    const buttons = list.current?.querySelectorAll<HTMLElement>('[role="tab"]') ?? []
    const button = { Home: buttons[0], End: buttons[buttons.length - 1] }[event.key]
    if (!button || !list.current?.contains(document.activeElement)) return
    event.preventDefault()
    button.focus()
    button.click()
  }

  return (
    <AmplifyTabs.Container className="tabs" value={chosen} onValueChange={choose} onKeyDown={jump}>
      <AmplifyTabs.List aria-label={label} spacing="equal" ref={list}>
        {tabs.map((tab) => (
          <AmplifyTabs.Item key={tab.name} value={tab.name}>
            {tab.title}
          </AmplifyTabs.Item>
        ))}
      </AmplifyTabs.List>
      {tabs.map((tab) => (
        <AmplifyTabs.Panel key={tab.name} value={tab.name}>
          {tab.name === chosen ? children : null}
        </AmplifyTabs.Panel>
      ))}
    </AmplifyTabs.Container>
  )
}
