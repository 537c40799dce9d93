import tailwindcss from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { createChunkNames } from './vite/chunk-names.ts'
import { directIconImports } from './vite/direct-icon-imports.ts'
import { directLibraryImports } from './vite/direct-library-imports.ts'
import { foodIconSprite } from './vite/food-icon-sprite.ts'
import { lightContract } from './vite/light-contract.ts'
import { preloadFonts } from './vite/preload-fonts.ts'
import { prerenderPlugin } from './vite/prerender-plugin.ts'
import { serviceWorkerPlugin } from './vite/service-worker-plugin.ts'

const server = process.env.LARDER_URL ?? `http://localhost:${process.env.PORT ?? 3000}`

export default defineConfig({
  root: import.meta.dirname,
  plugins: [
    directIconImports(),
    directLibraryImports(),
    lightContract(),
    react(),
    tailwindcss(),
    preloadFonts(),
    foodIconSprite(),
    serviceWorkerPlugin(),
    prerenderPlugin(() => [react()]),
  ],
  server: { port: 5173, proxy: { '/api': server, '/healthz': server, '/readyz': server } },
  experimental: {
    // Scripts and styles name other files from where they are themselves: the app may be below any path of a host. Pages
    // name them from the root, and the server adds the path.
    renderBuiltUrl: (_, { hostType }) => (hostType === 'html' ? undefined : { relative: true }),
  },
  build: {
    outDir: '../../dist/web',
    emptyOutDir: true,
    target: 'es2023',
    manifest: true,
    // Keeps every script in a file: the content security policy forbids inline scripts.
    assetsInlineLimit: 0,
    rolldownOptions: {
      output: {
        codeSplitting: {
          includeDependenciesRecursively: false,
          groups: [{ name: createChunkNames(), debugName: 'shared' }],
        },
      },
    },
    modulePreload: {
      polyfill: false,
      // The page names what the entry imports, so that it loads in parallel. In scripts a list of all files would be a
      // tenth of the first page; the server sends the files of each page with it.
      resolveDependencies: (_, files, { hostType }) =>
        hostType === 'html' ? files : files.filter((file) => file.endsWith('.css')),
    },
  },
})
