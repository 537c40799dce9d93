import { classNames } from '../class-names'

export type ButtonVariant = 'primary' | 'secondary' | 'quiet' | 'danger'
/** `md` is 44 px high, `lg` 56 for the main action of a phone screen, `xl` 64 for cook mode. */
export type ButtonSize = 'md' | 'lg' | 'xl'

const disabledStyle = 'disabled:not-aria-busy:border-line disabled:not-aria-busy:bg-shade'

const variants: Record<ButtonVariant, string> = {
  primary: `border-transparent bg-herb text-on-herb enabled-hover:bg-herb-hover ${disabledStyle}`,
  secondary: `border-edge bg-raised text-ink enabled-hover:bg-shade ${disabledStyle}`,
  quiet: 'border-transparent bg-transparent text-ink enabled-hover:bg-shade',
  danger: `border-transparent bg-tomato text-on-tomato enabled-hover:bg-tomato-hover ${disabledStyle}`,
}

const buttonShape =
  'inline-flex shrink-0 items-center justify-center rounded-card border font-semibold no-underline select-none ' +
  'transition-colors disabled:cursor-not-allowed aria-busy:cursor-progress'

/** The style of all buttons; a disabled one is flat instead of pale, so that its label stays readable. */
export function buttonStyle(variant: ButtonVariant): string {
  return classNames(buttonShape, variants[variant], 'disabled:not-aria-busy:text-ink-soft')
}
