# The server in a container: node on Debian, production dependencies only, no root, nothing to write but /data.
# docker build -t taawun . && docker run --read-only --tmpfs /tmp -v taawun-data:/data -p 4000:4000 --env-file settings taawun
FROM node:24-bookworm-slim AS build
WORKDIR /src
ENV CI=1
COPY . .
RUN npm run build server

FROM node:24-bookworm-slim
ENV NODE_ENV=production HOST=0.0.0.0 PORT=4000 DATA_DIR=/data
# Owned by root: the server cannot change its own code.
COPY --from=build /src/dist /app
RUN install -d -o node -g node /data
WORKDIR /app
USER node
VOLUME /data
EXPOSE 4000
STOPSIGNAL SIGTERM
# Alive, not ready: a database that is away is no reason to start the container again.
HEALTHCHECK --interval=10s --timeout=5s --start-period=60s CMD ["node", "healthcheck.js"]
CMD ["node", "server.js"]
