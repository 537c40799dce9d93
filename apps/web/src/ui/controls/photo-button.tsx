import { Camera } from 'lucide-react'
import { useRef } from 'react'
import { Button, type ButtonProps } from './button'

type PhotoButtonProps = Omit<ButtonProps, 'onClick' | 'icon' | 'asChild'> & {
  /** The name of the hidden file field. */
  label: string
  onFile: (file: File) => void
}

/** A button that opens the camera of a phone or the pictures of a computer. */
export function PhotoButton({ label, onFile, ...rest }: PhotoButtonProps) {
  const input = useRef<HTMLInputElement>(null)
  return (
    <>
      <Button icon={<Camera />} onClick={() => input.current?.click()} {...rest} />
      <input
        ref={input}
        type="file"
        accept="image/*"
        aria-label={label}
        tabIndex={-1}
        className="sr-only"
        onChange={({ target }) => {
          const file = target.files?.[0]
          target.value = ''
          if (file) onFile(file)
        }}
      />
    </>
  )
}
