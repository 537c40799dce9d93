import { Moon, Sun } from 'lucide-react'
import type { ComponentProps } from 'react'
import { IconButton } from '../controls/icon-button'
import { useTheme } from './theme'

export type ThemeToggleProps = Omit<ComponentProps<typeof IconButton>, 'label' | 'icon' | 'onClick'>

export function ThemeToggle(props: ThemeToggleProps) {
  const { shown, toggleTheme } = useTheme()
  return (
    <IconButton
      {...props}
      label={shown === 'dark' ? 'Use the light theme' : 'Use the dark theme'}
      icon={shown === 'dark' ? <Sun aria-hidden /> : <Moon aria-hidden />}
      onClick={toggleTheme}
    />
  )
}
