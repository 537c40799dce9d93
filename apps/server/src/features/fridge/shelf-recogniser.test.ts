import sharp from 'sharp'
import { expect, inject, test } from 'vitest'
import { aCook } from '../../testing/a-cook'
import { fridgeRateLimits, withCameras } from '../../testing/kitchens/a-fridge'
import { testApp } from '../../testing/test-app'

/** A shelf with a few items and room for one more. */
const shelf = (more = '') =>
  sharp(
    Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" width="1280" height="960">
      <defs><radialGradient id="skin" cx="40%" cy="35%">
        <stop offset="0" stop-color="#ffc35c"/><stop offset="0.6" stop-color="#f08a1d"/><stop offset="1" stop-color="#b85c0a"/>
      </radialGradient></defs>
      <rect width="1280" height="960" fill="#ccd5da"/>
      <rect y="460" width="1280" height="24" fill="#8fa0aa"/><rect y="900" width="1280" height="24" fill="#8fa0aa"/>
      <rect x="120" y="240" width="150" height="220" rx="12" fill="#2e6fb5"/><rect x="140" y="290" width="110" height="70" fill="#fff"/>
      <rect x="980" y="600" width="170" height="300" rx="60" fill="#5b8c3a"/><rect x="1000" y="700" width="130" height="90" fill="#f4e9c8"/>
      <circle cx="420" cy="400" r="60" fill="#b32020"/>${more}</svg>`),
  )
    .jpeg({ quality: 92 })
    .toBuffer()

const closedDoor = () =>
  sharp({ create: { width: 1280, height: 960, channels: 3, background: '#050505' } })
    .jpeg()
    .toBuffer()

test('our own recogniser finds an added item and its position, also across a closed door', {
  timeout: 60_000,
}, async () => {
  const larder = withCameras(await testApp(inject('cluster'), { allowances: fridgeRateLimits }))
  const ana = await aCook(larder)
  const camera = await larder.pair(ana)
  await larder.upload(camera.key, await shelf(), { 'content-type': 'image/jpeg' })
  await larder.settled(camera, ana)
  larder.passSeconds(30)
  await larder.upload(camera.key, await closedDoor(), { 'content-type': 'image/jpeg' })
  await larder.settled(camera, ana)
  larder.passSeconds(30)
  const after = await shelf('<circle cx="700" cy="800" r="105" fill="url(#skin)"/>')
  await larder.upload(camera.key, after, { 'content-type': 'image/jpeg' })
  await larder.settled(camera, ana)
  const [change, ...others] = await larder.changes(ana)
  expect(others).toEqual([])
  expect(change).toMatchObject({ kind: 'came', name: expect.stringMatching(/\w/) })
  const { left = 0, top = 0, width = 0, height = 0 } = change?.area ?? {}
  expect(Math.abs(left + width / 2 - 700 / 1280)).toBeLessThan(0.03)
  expect(Math.abs(top + height / 2 - 800 / 960)).toBeLessThan(0.04)
  await larder.close()
})
