import { FolderOpen } from 'lucide-react'
import { useRef } from 'react'
import { Button } from '../../../ui/controls/button'

const supportedApps = 'Larder, Mealie, Tandoor, Paprika, Nextcloud Cookbook and RecipeSage'

export function FileForm({ onFile }: { readonly onFile: (file: File) => void }) {
  const input = useRef<HTMLInputElement>(null)
  return (
    <div className="flex flex-col items-center gap-3 rounded-card border border-dashed border-edge px-4 py-8 text-center">
      <p className="font-semibold">Drop a file here</p>
      <p className="max-w-measure text-ink-soft">
        Exports of {supportedApps}; pages, texts and Cooklang files, alone or together in a zip. Up to 256 MB.
      </p>
      <Button variant="primary" icon={<FolderOpen />} onClick={() => input.current?.click()}>
        Choose a file
      </Button>
      <input
        ref={input}
        type="file"
        tabIndex={-1}
        aria-label="File to import"
        className="sr-only"
        onChange={({ target }) => {
          const [file] = target.files ?? []
          target.value = ''
          if (file) onFile(file)
        }}
      />
    </div>
  )
}
