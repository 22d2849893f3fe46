# Both servers in one image: the gateway by default, the upstream with the command "node upstream/main.ts".
FROM node:24.21.0-bookworm-slim AS build
WORKDIR /app
COPY . .
RUN npm ci --ignore-scripts --no-audit --no-fund && npm run build

FROM node:24.21.0-bookworm-slim AS dependencies
WORKDIR /app
COPY package.json package-lock.json ./
# The image brings Node, so that the package "node" with its binary is not kept.
RUN npm ci --omit=dev --ignore-scripts --no-audit --no-fund \
  && rm -rf node_modules/node node_modules/node-bin-* node_modules/.bin/node

FROM node:24.21.0-bookworm-slim
ENV NODE_ENV=production HOST=0.0.0.0 DATA_DIR=/data
WORKDIR /app
COPY --from=dependencies /app/node_modules node_modules
COPY package.json openapi.json schema.graphql CHANGELOG.md ./
COPY --from=build /app/gateway gateway
COPY --from=build /app/dist dist
COPY --from=build /app/web/dist web/dist
COPY upstream upstream
COPY demo demo
RUN mkdir /data && chown node:node /data
USER node
VOLUME /data
EXPOSE 4000 4100
HEALTHCHECK --interval=5s --timeout=3s --start-period=60s \
  CMD ["node", "-e", "fetch(`http://127.0.0.1:${process.env.UPSTREAM_PORT ?? process.env.PORT ?? 4000}/readyz`).then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "gateway/main.ts"]
