import SunMoon from 'lucide-react/icons/sun-moon'
import { Icon } from './icon.tsx'
import { IconButton } from './icon-button.tsx'
import { switchTheme } from './theme.ts'

export const ThemeToggle = () => (
  <IconButton label="Switch between light and dark" onClick={() => void switchTheme()}>
    <Icon of={SunMoon} />
  </IconButton>
)
