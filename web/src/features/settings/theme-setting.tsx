import { Choices } from '#web/ui/choices.tsx'
import { chooseTheme, type ThemeChoice, useThemeChoice } from '#web/ui/theme.ts'
import { Setting } from './setting.tsx'

const THEMES: readonly { value: ThemeChoice; label: string }[] = [
  { value: 'system', label: 'System' },
  { value: 'light', label: 'Light' },
  { value: 'dark', label: 'Dark' },
]

/** The theme. Stored on this device only, so it applies at once and not with Save Changes. */
export const ThemeSetting = () => (
  <Setting
    title="Theme"
    note="Light by day, dark before sunrise, or as your device has it. It applies at once, on this device."
  >
    <Choices
      legend={<span className="visually-hidden">Theme on this device</span>}
      name="theme"
      value={useThemeChoice()}
      options={THEMES}
      onChange={chooseTheme}
    />
  </Setting>
)
