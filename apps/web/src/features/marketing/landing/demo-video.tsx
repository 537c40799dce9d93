import { Pause, Play } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { withBasePath } from '../../../base-path'
import { IconButton } from '../../../ui/controls/icon-button'
import { useMediaQuery } from '../../../ui/use-media-query'

/** The files are loaded when the video is this close to the viewport. */
const loadMargin = '400px'

/** The product recording in public/demo. */
const demoRecording = {
  webm: '/demo/demo.webm',
  mp4: '/demo/demo.mp4',
  captions: '/demo/demo.vtt',
  poster: '/demo/poster.jpg',
  width: 1280,
  height: 720,
  shows:
    'A receipt is scanned and saved to the inventory; Larder suggests a dinner from it; the dish is cooked step by step, and what it used leaves the stock.',
} as const

/** The product recording. Until it is near the viewport, only its space is reserved. */
export function DemoVideo() {
  const video = useRef<HTMLVideoElement>(null)
  const [near, setNear] = useState(false)
  const [playing, setPlaying] = useState(false)
  const prefersReducedMotion = useMediaQuery('(prefers-reduced-motion: reduce)')

  useEffect(() => {
    const element = video.current
    if (!element) return
    const watch = new IntersectionObserver(
      (seen) => seen.some(({ isIntersecting }) => isIntersecting) && setNear(true),
      { rootMargin: loadMargin },
    )
    watch.observe(element)
    return () => watch.disconnect()
  }, [])

  // Sources added later are loaded only after `load()`.
  useEffect(() => {
    if (near) video.current?.load()
  }, [near])

  const togglePlay = () => {
    const element = video.current
    if (!element) return
    // If the browser rejects playback, the video stays paused; no message is needed.
    if (element.paused) element.play().catch(() => undefined)
    else element.pause()
  }

  return (
    <figure className="flex flex-col gap-3">
      <div className="relative overflow-hidden rounded-card border bg-shade">
        <video
          ref={video}
          aria-label="Larder in use"
          autoPlay={!prefersReducedMotion}
          muted
          loop
          playsInline
          preload={prefersReducedMotion ? 'none' : 'metadata'}
          width={demoRecording.width}
          height={demoRecording.height}
          {...(near && { poster: withBasePath(demoRecording.poster) })}
          onPlay={() => setPlaying(true)}
          onPause={() => setPlaying(false)}
          className="block h-auto w-full noscript:hidden"
        >
          {near && (
            <>
              <source src={withBasePath(demoRecording.webm)} type="video/webm" />
              <source src={withBasePath(demoRecording.mp4)} type="video/mp4" />
              <track
                kind="captions"
                src={withBasePath(demoRecording.captions)}
                srcLang="en"
                label="English"
                default
              />
            </>
          )}
        </video>
        <IconButton
          variant="secondary"
          label={playing ? 'Pause the demo' : 'Play the demo'}
          icon={playing ? <Pause aria-hidden /> : <Play aria-hidden />}
          onClick={togglePlay}
          className="absolute end-3 bottom-3 noscript:hidden"
        />
        <noscript>
          <img
            src={withBasePath(demoRecording.poster)}
            alt=""
            width={demoRecording.width}
            height={demoRecording.height}
            className="h-auto w-full"
          />
        </noscript>
      </div>
      <figcaption className="text-sm text-ink-soft">
        {demoRecording.shows} <a href={withBasePath(demoRecording.mp4)}>Open the video</a>
      </figcaption>
    </figure>
  )
}
